import { hashKey, type QueryKey } from '@tanstack/react-query'

/**
 * The answer to show while the same query is fetched in a newly chosen language: the one in the previous language.
 *
 * @param queryKey the query's key, with the language last, as in `vendorKeys`
 */
export function inAnotherLanguage(queryKey: QueryKey) {
  const isSame = (other: QueryKey) => hashKey(other.slice(0, -1)) === hashKey(queryKey.slice(0, -1))
  return <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query && isSame(query.queryKey) ? before : undefined
}
