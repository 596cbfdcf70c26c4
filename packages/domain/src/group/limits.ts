/** The longest name in a group order, in characters; the same as the database's (docs/decisions/0059). */
export const MAX_NAME = 40
/** What a host may set as the limit for each person, in paise: ₹10 to ₹10,000. */
export const LIMIT_PAISE = { least: 1_000, most: 1_000_000 } as const
