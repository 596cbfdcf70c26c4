import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorFigureKeys } from './keys.ts'

/** What figures are for: a day, a week from Monday, a calendar month. */
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Sums by measure, such as delivered or sales (paise); what is not there was nought. */
export type Sums = Readonly<Record<string, number>>
const sums = z.record(z.string(), z.number())
const figures = z.object({
  first_day: z.string(),
  last_day: z.string(),
  compared_first: z.string(),
  compared_last: z.string(),
  now: sums,
  /** Of the days that are compared with. */
  before: sums,
  days: z.array(z.object({ day: z.string(), sums })),
  hours: z.array(z.object({ placed: z.number(), sales: z.number() })),
  best: z.array(
    z.object({
      item_id: z.string(),
      name: z.nullable(z.string()),
      pieces: z.number(),
      sales_paise: z.number(),
      picture: z.nullable(z.string()),
    }),
  ),
  visits_since: z.nullable(z.string()),
})
/** What a vendor sold in a period and in the one before, by Indian time; amounts in paise. */
export type VendorFigures = z.infer<typeof figures>

/**
 * What a vendor sold in a period.
 *
 * @param day a day in it, such as `2026-11-21`
 */
export function vendorFiguresOptions(vendorId: string, period: Period, day: string) {
  return queryOptions({
    queryKey: vendorFigureKeys.of(vendorId, period, day),
    staleTime: 60_000,
    queryFn: ({ signal }) => call('vendor_figures', { vendor_id: vendorId, period, day }, figures, signal),
  })
}

/** What a vendor sold in the period around a day; those of the other period stay until they arrive. */
export function useVendorFigures(vendorId: string, period: Period, day: string) {
  return useQuery({ ...vendorFiguresOptions(vendorId, period, day), placeholderData: keepPreviousData })
}

const earned = z.object({
  now_paise: z.number(),
  before_paise: z.number(),
  days: z.array(z.object({ day: z.string(), earned_paise: z.number() })),
})

/** What a vendor's orders brought in the ledger in a period. */
export function vendorEarnedOptions(vendorId: string, period: Period, day: string) {
  return queryOptions({
    queryKey: vendorFigureKeys.earned(vendorId, period, day),
    staleTime: 60_000,
    queryFn: ({ signal }) => call('vendor_earned', { vendor_id: vendorId, period, day }, earned, signal),
  })
}

/**
 * What a vendor's orders brought in the ledger in the period around a day.
 *
 * @param enabled whether the reader's position includes the money
 */
export function useVendorEarned(vendorId: string, period: Period, day: string, enabled: boolean) {
  return useQuery({
    ...vendorEarnedOptions(vendorId, period, day),
    placeholderData: keepPreviousData,
    enabled,
  })
}
