import { hashKey, type QueryKey } from '@tanstack/react-query'

/** The answer before, when its key differs from this one in the last `count` parts at the most. */
function sameButLast(count: number, queryKey: QueryKey) {
  const subject = hashKey(queryKey.slice(0, -count))
  return <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query && hashKey(query.queryKey.slice(0, -count)) === subject ? before : undefined
}

/**
 * The answer to show while the same query is fetched in a newly chosen language: the one in the previous language.
 *
 * @param queryKey the query's key, with the language last, as in `vendorKeys`
 */
export function inAnotherLanguage(queryKey: QueryKey) {
  return sameButLast(1, queryKey)
}

/**
 * The answer to show while the same vendor is fetched as seen from a new location, such as the device's own that is
 * found after the page is there, or in a newly chosen language: the previous one.
 *
 * @param queryKey the query's key, with latitude, longitude and language last, as in `vendorKeys.one`
 */
export function fromAnotherLocation(queryKey: QueryKey) {
  return sameButLast(3, queryKey)
}
