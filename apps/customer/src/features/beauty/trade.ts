/** The trade that these screens book. */
export const BEAUTY = 'beauty'
