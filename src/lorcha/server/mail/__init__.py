"""Mail, where a host has set it up: one kind of letter, the link for a lost password."""
