import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'

const legal = z.object({
  legal_name: z.string(),
  trade_name: z.string(),
  address: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  fssai_number: z.nullable(z.string()),
})

/** What the law asks a page that sells to say of the seller. */
export function vendorLegalOptions(vendor: string) {
  return queryOptions({
    queryKey: ['vendor-legal', vendor] as const,
    queryFn: ({ signal }) => call('vendor_legal', { vendor }, legal, signal),
  })
}

/**
 * Who sells, as everybody reads it.
 *
 * @param vendor its slug or id
 */
export function useVendorLegal(vendor: string) {
  return useQuery(vendorLegalOptions(vendor))
}
