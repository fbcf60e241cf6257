"""What every game shares, part by part."""
