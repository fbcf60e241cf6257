"""Training of nets in self-play, with PyTorch: the extra `train`."""
