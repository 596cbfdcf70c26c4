/** The most letters of a note to an item, and of one to a whole application; as the database has them. */
export const ITEM_NOTE_LENGTH = 300
export const APPLICATION_NOTE_LENGTH = 500
/** The least letters of a reason why a number that somebody else has too is fine. */
export const DUPLICATE_NOTE_LENGTH = 3
