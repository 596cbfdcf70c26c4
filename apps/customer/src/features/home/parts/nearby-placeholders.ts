/** How many placeholders are shown while the restaurants load. */
export const NEARBY_PLACEHOLDERS = 4
