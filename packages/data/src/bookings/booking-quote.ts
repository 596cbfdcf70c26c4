import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openMethod, pointsInQuote, QUOTE_REFRESH_MS } from '../checkout/quote.ts'
import { call } from '../client/call.ts'
import { charge } from '../orders/charge.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { type BookingRequest, requestForCall } from './booking-request.ts'
import { bookingKeys } from './keys.ts'

/** The problems that prevent a booking; `other` where this build does not know the code. */
export const BOOKING_PROBLEMS = [
  'slot_taken',
  'vendor_suspended',
  'own_vendor',
  'address_moved',
  'address_not_found',
  'package_unavailable',
  'other',
] as const

/** The price of a kept time with everything that prevents it; amounts in paise. */
export const bookingQuote = z.object({
  quote_id: z.nullable(z.string()),
  placeable: z.boolean(),
  problems: z.array(z.object({ code: vocabulary(BOOKING_PROBLEMS, 'other') })),
  orders: z.array(
    z.object({
      vendor_name: z.string(),
      total_paise: z.number(),
      /** Where it is paid in parts: a part without `due` is paid with the booking. */
      payments: z.optional(
        z.array(z.object({ amount_paise: z.nullish(z.number()), due: z.nullish(z.string()) })),
      ),
    }),
  ),
  totals: z.object({ charges: rows(charge), total_paise: z.number(), cash_total_paise: z.number() }),
  wallet_balance_paise: z.number(),
  wallet_part_paise: z.number(),
  points: pointsInQuote,
  payment_methods: z.array(openMethod),
})
export type BookingQuote = z.infer<typeof bookingQuote>

/** What of a quote is paid with the booking, in paise: the deposit, or everything. */
export function paidWithBooking({ orders, totals }: Pick<BookingQuote, 'orders' | 'totals'>): number {
  const parts = orders.flatMap(({ payments = [] }) => payments)
  if (parts.length === 0) return totals.total_paise
  return parts.reduce((sum, { amount_paise: paise, due }) => sum + (due ? 0 : (paise ?? 0)), 0)
}

/** The price of a kept time. */
export function bookingQuoteOptions(userId: string | null, request: BookingRequest, language: Language) {
  return queryOptions({
    queryKey: bookingKeys.quote(userId, request),
    enabled: userId !== null,
    staleTime: QUOTE_REFRESH_MS,
    refetchInterval: QUOTE_REFRESH_MS,
    queryFn: ({ signal }) =>
      call('quote_order', { request: { ...requestForCall(request), language } }, bookingQuote, signal),
  })
}

/** The price of a kept time, with the ways of paying it. */
export function useBookingQuote(request: BookingRequest) {
  const language = useLanguage((state) => state.language)
  const options = bookingQuoteOptions(useUserId(), request, language)
  return useQuery({ ...options, placeholderData: keepPreviousData })
}
