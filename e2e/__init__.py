"""Tests in real browsers against the built site."""
