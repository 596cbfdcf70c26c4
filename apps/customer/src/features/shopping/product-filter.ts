import { PRODUCT_SORTS, type ProductFilter, type ProductSort } from '@angadi/data/shopping/product-filter.ts'
import { useSearchParams } from 'react-router-dom'

/** The filter of a list of products, kept in the URL so that it can be shared and restored; prices in paise. */
export interface ShoppingFilter {
  readonly department: string
  readonly search: string
  readonly facets: readonly string[]
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  readonly minRating: number | undefined
  readonly inStock: boolean
  readonly sort: ProductSort
}

const USUAL_SORT = 'popular' satisfies ProductSort
/** The ratings by which sellers can be narrowed. */
export const RATINGS = [4.5, 4, 3.5] as const

function amount(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Reads the filter from the URL's query; unknown values count as not set. */
export function readFilter(params: URLSearchParams): ShoppingFilter {
  return {
    department: params.get('in') ?? '',
    search: params.get('q') ?? '',
    facets: params.getAll('f').slice(0, 30),
    priceFrom: amount(params.get('from')),
    priceTo: amount(params.get('to')),
    minRating: RATINGS.find((rating) => String(rating) === params.get('rating')),
    inStock: params.get('stock') === '1',
    sort: PRODUCT_SORTS.find((sort) => sort === params.get('sort')) ?? USUAL_SORT,
  }
}

/** Writes the filter into the query: leaves out defaults, keeps other parameters. */
export function withFilter(params: URLSearchParams, filter: ShoppingFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  const entries = {
    in: filter.department,
    q: filter.search,
    from: filter.priceFrom?.toString() ?? '',
    to: filter.priceTo?.toString() ?? '',
    rating: filter.minRating?.toString() ?? '',
    stock: filter.inStock ? '1' : '',
    sort: filter.sort === USUAL_SORT ? '' : filter.sort,
  }
  for (const [key, value] of Object.entries(entries)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  next.delete('f')
  for (const facet of filter.facets) next.append('f', facet)
  return next
}

/** How many choices exclude something, beside department and search. */
export function choices({ facets, priceFrom, priceTo, minRating, inStock }: ShoppingFilter): number {
  const isPriced = priceFrom !== undefined || priceTo !== undefined
  return facets.length + Number(isPriced) + Number(minRating !== undefined) + Number(inStock)
}

/** The filter without the choices; department, search and order stay. */
export function withoutChoices(filter: ShoppingFilter): ShoppingFilter {
  return {
    ...filter,
    facets: [],
    priceFrom: undefined,
    priceTo: undefined,
    minRating: undefined,
    inStock: false,
  }
}

/** The filter as the server is asked. */
export function asked(filter: ShoppingFilter): ProductFilter {
  return { ...filter, department: filter.department || undefined, search: filter.search || undefined }
}

/** The filter in the URL; changes replace the current history entry. */
export function useShoppingFilter() {
  const [params, setParams] = useSearchParams()
  return {
    filter: readFilter(params),
    change: (part: Partial<ShoppingFilter>) =>
      setParams((current) => withFilter(current, { ...readFilter(current), ...part }), { replace: true }),
    clear: () =>
      setParams((current) => withFilter(current, withoutChoices(readFilter(current))), { replace: true }),
  }
}
