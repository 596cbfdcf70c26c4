/** How long an answer of the database is used for the pages that are sent out, in milliseconds. */
export const PAGE_LIFE_MS = 60_000
/** How long a page waits for the database before it is sent without content, in milliseconds. */
export const PATIENCE_MS = 1_500
/** How many vendors a sitemap lists; search engines take 50,000 addresses in one. */
export const MOST_IN_SITEMAP = 45_000
