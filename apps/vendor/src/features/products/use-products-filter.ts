import {
  ITEM_STATES,
  type ItemStateFilter,
  type ItemsFilter,
} from '@angadi/data/vendor-products/items-filter.ts'
import { useSearchParams } from 'react-router-dom'

/** The filter of the list, kept in the URL: it survives a reload and the Back button. */
export interface ProductsFilter {
  readonly filter: ItemsFilter
  readonly change: (next: Partial<ItemsFilter>) => void
  readonly isNarrowed: boolean
}

function stateOf(text: string | null): ItemStateFilter | undefined {
  return ITEM_STATES.find((state) => state === text)
}

/** Reads the filter of the list from the URL, and writes it there. */
export function useProductsFilter(): ProductsFilter {
  const [params, setParams] = useSearchParams()
  const filter: ItemsFilter = {
    search: params.get('q') ?? '',
    section: params.get('section') ?? undefined,
    state: stateOf(params.get('state')),
  }
  return {
    filter,
    isNarrowed: filter.search !== '' || filter.section !== undefined || filter.state !== undefined,
    change: (changes) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries({
            ...('search' in changes ? { q: changes.search } : {}),
            ...('section' in changes ? { section: changes.section } : {}),
            ...('state' in changes ? { state: changes.state } : {}),
          }))
            if (value) next.set(name, value)
            else next.delete(name)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
