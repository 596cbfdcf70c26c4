import { SORTS, type Sort } from '@angadi/data/vendors/nearby-filter.ts'
import { useSearchParams } from 'react-router-dom'

/** The filter of the restaurant list, kept in the URL so that it can be shared and restored. */
export interface FoodFilter {
  readonly query: string
  readonly cuisine: string
  readonly vegOnly: boolean
  readonly openOnly: boolean
  readonly sort: Sort
}

const USUAL_SORT = 'comprehensive' satisfies Sort

/** Reads the filter from the URL's query; unknown values count as not set. */
export function readFilter(params: URLSearchParams): FoodFilter {
  return {
    query: params.get('q') ?? '',
    cuisine: params.get('cuisine') ?? '',
    vegOnly: params.get('veg') === '1',
    openOnly: params.get('open') === '1',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? USUAL_SORT,
  }
}

/** Writes the filter into the query: leaves out defaults, keeps other parameters. */
export function withFilter(params: URLSearchParams, filter: FoodFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  const entries = {
    q: filter.query,
    cuisine: filter.cuisine,
    veg: filter.vegOnly ? '1' : '',
    open: filter.openOnly ? '1' : '',
    sort: filter.sort === USUAL_SORT ? '' : filter.sort,
  }
  for (const [key, value] of Object.entries(entries)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** Whether the filter excludes anything. */
export function narrows({ query, cuisine, vegOnly, openOnly }: FoodFilter): boolean {
  return query !== '' || cuisine !== '' || vegOnly || openOnly
}

/** The filter in the URL; changes replace the current history entry. */
export function useFoodFilter() {
  const [params, setParams] = useSearchParams()
  return {
    filter: readFilter(params),
    change: (part: Partial<FoodFilter>) =>
      setParams((current) => withFilter(current, { ...readFilter(current), ...part }), { replace: true }),
    clear: () =>
      setParams(
        (current) =>
          withFilter(current, {
            ...readFilter(current),
            query: '',
            cuisine: '',
            vegOnly: false,
            openOnly: false,
          }),
        { replace: true },
      ),
  }
}
