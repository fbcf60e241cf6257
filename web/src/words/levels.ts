/** The levels of bots, the gentlest first, for pages that do not ask the server for them. */
export const LEVELS = ['ship_boy', 'sailor', 'boatswain', 'mate', 'captain', 'commodore', 'admiral']
