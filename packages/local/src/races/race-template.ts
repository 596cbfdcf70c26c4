/** The template on the server of the races: platform and migrations, no seeds. */
export const RACE_TEMPLATE = 'races'
