"""What happens on each screen: acts in, painting out."""
