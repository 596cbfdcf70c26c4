import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorFigureKeys } from './keys.ts'

/** The periods that figures are for, in days. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

const sums = { sales_paise: z.number(), delivered: z.number(), customers: z.number() } as const
const figures = z.object({
  days: z.array(z.object({ day: z.string(), sales_paise: z.number(), delivered: z.number() })),
  now: z.object({ ...sums, orders: z.number(), cancelled: z.number(), refused: z.number() }),
  before: z.object(sums),
  returning: z.number(),
  hours: z.array(z.number()),
  best: z.array(
    z.object({
      item_id: z.nullable(z.string()),
      name: z.string(),
      pieces: z.number(),
      sales_paise: z.number(),
      picture: z.nullable(z.string()),
    }),
  ),
  /** What the vendor bears of refunds; left out by older databases. */
  refunds: z.optional(z.object({ count: z.number(), loss_paise: z.number() })),
  stars: z.array(z.number()),
  unanswered: z.number(),
})
/** What a vendor sold in a period and the one before, by Indian time; amounts in paise. */
export type VendorFigures = z.infer<typeof figures>

/** What a vendor sold in the last days. */
export function vendorFiguresOptions(vendorId: string, days: Period) {
  return queryOptions({
    queryKey: vendorFigureKeys.of(vendorId, days),
    staleTime: 60_000,
    queryFn: ({ signal }) => call('vendor_figures', { vendor_id: vendorId, days }, figures, signal),
  })
}

/** What a vendor sold in the last days; those of the other period stay until they arrive. */
export function useVendorFigures(vendorId: string, days: Period) {
  return useQuery({ ...vendorFiguresOptions(vendorId, days), placeholderData: keepPreviousData })
}
