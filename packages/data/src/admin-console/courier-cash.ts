import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { deskMeasure } from '../measures/desk-measure.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

const courierCash = z.object({
  courier_id: z.string(),
  name: z.string(),
  region_slug: z.nullable(z.string()),
  held_paise: z.number(),
  coming_paise: z.number(),
  limit_paise: z.number(),
  since: z.nullable(z.string()),
  deposited_at: z.nullable(z.string()),
  online: z.boolean(),
  /** The suspension and the notice that are open. */
  measures: rows(deskMeasure),
})
/** The platform's cash with one courier, in paise: held now, and coming from present jobs. */
export type CourierCash = z.infer<typeof courierCash>

/** Couriers who hold cash, the most first; with a search those of that name. */
export function courierCashOptions(search: string) {
  return queryOptions({
    queryKey: adminKeys.courierCash(search),
    staleTime: 0,
    queryFn: ({ signal }) => call('admin_courier_cash', { search }, rows(courierCash), signal),
  })
}

/** Couriers who hold cash, the most first; with a search those of that name. */
export function useCourierCash(search: string) {
  return useQuery(courierCashOptions(search))
}

const courierDeposit = z.object({
  id: z.number(),
  at: z.string(),
  /** At an office or a vendor's counter, by UPI, or set off by a payout. */
  way: vocabulary(['office', 'counter', 'upi', 'payout'], 'office'),
  amount_paise: z.number(),
  reference: z.nullable(z.string()),
  /** The vendor of a counter. */
  place: z.nullable(z.string()),
  /** Who recorded it, or counted it at the counter. */
  recorded_by: z.nullable(z.string()),
})
/** What a courier has handed in, in paise. */
export type CourierDeposit = z.infer<typeof courierDeposit>

const PAGE_SIZE = 30

/** What a courier has handed in, newest first, a page at a time. */
export function useCourierDeposits(courierId: string) {
  return useInfiniteQuery({
    queryKey: adminKeys.courierDeposits(courierId),
    staleTime: 0,
    ...keysetPages(
      PAGE_SIZE,
      (after: CourierDeposit | undefined, signal): Promise<readonly CourierDeposit[]> =>
        call(
          'admin_courier_deposits',
          { courier_id: courierId, limit_count: PAGE_SIZE, ...(after ? { before: after.id } : {}) },
          rows(courierDeposit),
          signal,
        ),
    ),
  })
}

/** What is recorded of a deposit; the amount in paise. */
export interface NewDeposit {
  readonly amountPaise: number
  readonly reference: string
}

/** Records cash that a courier has handed in; a repeated tap records once. */
export function useRecordDeposit(courierId: string) {
  const queryClient = useQueryClient()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ amountPaise, reference }: NewDeposit) =>
      call(
        'record_deposit',
        {
          owner_id: courierId,
          account_kind: 'cash_with_courier',
          amount_paise: amountPaise,
          reference,
          idempotency_key: key,
        },
        z.object({ owed_paise: z.number() }),
      ),
    onSuccess: () => setKey(crypto.randomUUID()),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: adminKeys.everyCourierCash })
      void queryClient.invalidateQueries({ queryKey: adminKeys.courierDeposits(courierId) })
    },
  })
}
