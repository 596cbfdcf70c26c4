/** What stands in the URL while a new question is written; no stored question has such a name. */
export const NEW_QUESTION = '_new'
