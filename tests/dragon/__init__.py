"""The rules of In the Year of the Dragon, tested in the order of `docs/rules/dragon.md`."""
