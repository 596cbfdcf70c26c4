import type { BookableFilter } from '@angadi/data/bookings/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useSearchParams } from 'react-router-dom'

/** What a list of salons is narrowed and sorted by, kept in the URL so that it can be shared. */
export interface BeautyFilter {
  readonly query: string
  readonly section: string
  readonly sort: NonNullable<BookableFilter['sort']>
}

/** Reads the filter from the URL's query; unknown values count as not set. */
function readFilter(params: URLSearchParams): BeautyFilter {
  return {
    query: params.get('q') ?? '',
    section: params.get('section') ?? '',
    sort: params.get('sort') === 'top_rated' ? 'top_rated' : 'nearest',
  }
}

/** The filter in the URL; changes replace the current history entry. */
export function useBeautyFilter() {
  const [params, setParams] = useSearchParams()
  return {
    filter: readFilter(params),
    change: (part: Partial<BeautyFilter>) =>
      setParams(
        (current) => {
          const { query, section, sort } = { ...readFilter(current), ...part }
          const next = new URLSearchParams(current)
          const entries = { q: query, section, sort: sort === 'nearest' ? '' : sort }
          for (const [key, value] of Object.entries(entries)) {
            if (value) next.set(key, value)
            else next.delete(key)
          }
          return next
        },
        { replace: true },
      ),
  }
}

/** The salons that offer a service. */
export function salonsFor(service: string): string {
  return pathTo('beautyWellness', undefined, { q: service })
}
