/** The longest note on a line, in characters; the database has the same limit. */
export const MAX_NOTE = 200
