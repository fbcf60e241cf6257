"""What each seat knows of hidden cards, and dealing again what it does not know."""
