"""Doors for researchers: batches, PettingZoo, Gymnasium, OpenSpiel."""
