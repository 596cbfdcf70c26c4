import { VENDOR_KINDS } from '@angadi/data/discovery/vendor-kind.ts'
import type { DiscoverFilter } from '@angadi/data/home/discover-filter.ts'
import { SORTS } from '@angadi/data/vendors/nearby-filter.ts'
import { useSearchParams } from 'react-router-dom'

const USUAL = { kind: 'food', sort: 'comprehensive' } as const satisfies DiscoverFilter

/** Reads what is looked for from the URL's query; unknown values count as not set. */
export function readDiscover(params: URLSearchParams): DiscoverFilter {
  return {
    kind: VENDOR_KINDS.find((kind) => kind === params.get('kind')) ?? USUAL.kind,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? USUAL.sort,
    filter: params.get('filter') || undefined,
    collection: params.get('collection') || undefined,
    vegOnly: params.get('veg') === '1',
    openOnly: params.get('open') === '1',
  }
}

/** Writes it into the query: leaves out defaults, keeps other parameters. */
export function withDiscover(params: URLSearchParams, filter: DiscoverFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  const entries = {
    kind: filter.kind === USUAL.kind ? '' : filter.kind,
    sort: filter.sort === USUAL.sort ? '' : filter.sort,
    filter: filter.filter ?? '',
    collection: filter.collection ?? '',
    veg: filter.vegOnly ? '1' : '',
    open: filter.openOnly ? '1' : '',
  }
  for (const [key, value] of Object.entries(entries)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** What is looked for, in the URL; changes replace the current history entry. */
export function useDiscoverFilter() {
  const [params, setParams] = useSearchParams()
  return {
    filter: readDiscover(params),
    change: (part: Partial<DiscoverFilter>) =>
      setParams((current) => withDiscover(current, { ...readDiscover(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
