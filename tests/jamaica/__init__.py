"""The rules of Jamaica, as the rulebook's examples would show them."""
