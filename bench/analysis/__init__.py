"""How far an analysis can be trusted: calibration, levels, known accidents."""
