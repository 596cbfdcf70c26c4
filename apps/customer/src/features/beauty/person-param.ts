/** The query parameter of a salon's page that names whom the visit is wanted with. */
export const PERSON_PARAM = 'with'
