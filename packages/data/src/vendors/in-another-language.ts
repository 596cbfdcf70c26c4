import { hashKey, type QueryKey } from '@tanstack/react-query'

/**
 * The answer to show while the same thing is fetched in the language just chosen: the one in the language before.
 *
 * @param queryKey the key of what is fetched, the language last, as in `vendorKeys`
 */
export function inAnotherLanguage(queryKey: QueryKey) {
  const isSame = (other: QueryKey) => hashKey(other.slice(0, -1)) === hashKey(queryKey.slice(0, -1))
  return <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined) =>
    query && isSame(query.queryKey) ? before : undefined
}
