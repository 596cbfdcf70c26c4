/** The sheet in which the address of a checkout is chosen or added. */
export const ADDRESS_SHEET = 'deliver-to'
