"""Main script of the page: PyScript runs it once everything is there."""

from web.app import start

start()
