import { SEARCH_TABS, type SearchFilter } from '@angadi/data/discovery/search-filter.ts'
import { VENDOR_KINDS } from '@angadi/data/discovery/vendor-kind.ts'
import { SORTS } from '@angadi/data/vendors/nearby-filter.ts'
import { useSearchParams } from 'react-router-dom'

const USUAL_SORT = 'comprehensive' satisfies SearchFilter['sort']
/** The prices that results can be limited to, in paise. */
export const MOST_PAISE = [10_000, 20_000, 50_000, 100_000] as const
/** The rating from which vendors count as well rated. */
export const GOOD_RATING = 4

/** Reads a search from the URL's query; unknown values count as not set. */
export function readSearch(params: URLSearchParams): SearchFilter {
  return {
    query: (params.get('q') ?? '').trim(),
    tab: SEARCH_TABS.find((tab) => tab === params.get('tab')) ?? 'item',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? USUAL_SORT,
    vegOnly: params.get('veg') === '1',
    openOnly: params.get('open') === '1',
    kind: VENDOR_KINDS.find((kind) => kind === params.get('kind')),
    mostPaise: MOST_PAISE.find((paise) => String(paise / 100) === params.get('under')),
    leastRating: params.get('rated') === '1' ? GOOD_RATING : undefined,
  }
}

/** Writes a search into the query: leaves out defaults, keeps other parameters. */
export function withSearchFilter(params: URLSearchParams, filter: SearchFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  const entries = {
    q: filter.query,
    tab: filter.tab === 'item' ? '' : filter.tab,
    sort: filter.sort === USUAL_SORT ? '' : filter.sort,
    veg: filter.vegOnly ? '1' : '',
    open: filter.openOnly ? '1' : '',
    kind: filter.kind ?? '',
    under: filter.mostPaise === undefined ? '' : String(filter.mostPaise / 100),
    rated: filter.leastRating === undefined ? '' : '1',
  }
  for (const [key, value] of Object.entries(entries)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** A search for a text, without filters. */
export function searchFor(query: string): SearchFilter {
  return readSearch(new URLSearchParams({ q: query }))
}

/** The search in the URL: a new text makes a history entry, a filter replaces it. */
export function useSearchFilter() {
  const [params, setParams] = useSearchParams()
  return {
    filter: readSearch(params),
    search: (query: string) =>
      setParams((current) => withSearchFilter(current, searchFor(query)), {
        replace: params.get('q') === null,
      }),
    change: (part: Partial<SearchFilter>) =>
      setParams((current) => withSearchFilter(current, { ...readSearch(current), ...part }), {
        replace: true,
      }),
    clear: () =>
      setParams(
        (current) => {
          const { query, tab } = readSearch(current)
          return withSearchFilter(current, { ...searchFor(query), tab })
        },
        { replace: true },
      ),
  }
}

/** Whether the filter leaves anything out. */
export function narrowsSearch({ vegOnly, openOnly, kind, mostPaise, leastRating }: SearchFilter): boolean {
  return vegOnly || openOnly || kind !== undefined || mostPaise !== undefined || leastRating !== undefined
}
