/** How many stand-ins are shown for the restaurants while they are fetched. */
export const NEARBY_PLACEHOLDERS = 4
