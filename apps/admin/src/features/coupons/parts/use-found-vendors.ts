import { useDeskVendors } from '@angadi/data/vendor-desk/vendors.ts'

/** The vendors that sell and whose name or area holds the search. */
export function useFoundVendors(search: string) {
  const { data, error, isFetching, refetch } = useDeskVendors(search)
  return { data: data?.filter(({ status }) => status === 'active'), error, isFetching, refetch }
}
