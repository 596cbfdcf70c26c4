import { useMutation, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { paymentDeskKeys } from './keys.ts'

const taxMonth = z.object({
  documents: z.number(),
  platform_paise: z.number(),
  section_9_5_paise: z.number(),
  vendors_paise: z.number(),
  ledger_paise: z.number(),
  papers: z.array(z.string()),
})
/** What is filed for a month: the tax of its documents by issuer, and what the ledger owes, in paise. */
export type TaxMonth = z.infer<typeof taxMonth>

/**
 * The sums of a month and the files that it has.
 *
 * @param month a day of the month, such as 2026-11-01
 */
export function useTaxMonth(month: string) {
  return useQuery({
    queryKey: paymentDeskKeys.taxMonth(month),
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_tax_month', { month }, taxMonth, signal),
  })
}

/** One file of a month as CSV; asking is recorded in the audit log. */
export function useTaxPaper(month: string) {
  return useMutation({
    mutationFn: (paper: string) => call('admin_tax_paper', { month, paper }, z.string()),
  })
}
