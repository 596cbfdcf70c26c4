import {
  DEPARTMENTS,
  type Department,
  GROCERY_CATEGORIES,
  type GroceryCategory,
} from '@angadi/domain/grocery/departments.ts'
import { useSearchParams } from 'react-router-dom'

/** The filter of the list of stores, kept in the URL so that it can be shared and restored. */
export interface GroceryFilter {
  readonly query: string
  readonly department: Department | undefined
  readonly category: GroceryCategory | undefined
}

/** Reads the filter from the URL's query; unknown values count as not set. */
export function readFilter(params: URLSearchParams): GroceryFilter {
  return {
    query: params.get('q') ?? '',
    department: DEPARTMENTS.find((one) => one === params.get('department')),
    category: GROCERY_CATEGORIES.find((one) => one === params.get('category')),
  }
}

/** Writes the filter into the query: leaves out what is not set, keeps other parameters. */
export function withFilter(params: URLSearchParams, filter: GroceryFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  const entries = { q: filter.query, department: filter.department, category: filter.category }
  for (const [key, value] of Object.entries(entries)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** The filter in the URL; changes replace the current history entry. */
export function useGroceryFilter() {
  const [params, setParams] = useSearchParams()
  return {
    filter: readFilter(params),
    change: (part: Partial<GroceryFilter>) =>
      setParams((current) => withFilter(current, { ...readFilter(current), ...part }), { replace: true }),
  }
}
