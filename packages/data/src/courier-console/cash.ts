import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import type { PaymentSubject } from '../payments/payment-subject.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { courierKeys } from './keys.ts'

/** A vendor that takes cash at its counter. */
const counter = z.object({
  vendor_id: z.string(),
  name: z.string(),
  /** As much as the vendor is owed itself. */
  takes_paise: z.number(),
})

const offer = z.object({
  id: z.string(),
  vendor_name: z.string(),
  amount_paise: z.number(),
  state: vocabulary(['asked', 'taken', 'refused', 'withdrawn', 'expired'], 'expired'),
  asked_at: z.string(),
  expires_at: z.string(),
})
/** Cash that is handed in at a counter. */
export type CounterOffer = z.infer<typeof offer>

const cash = z.object({
  held_paise: z.number(),
  /** With that of present jobs. */
  in_hand_paise: z.number(),
  limit_paise: z.number(),
  /** Whether it can be paid in by UPI. */
  upi: z.boolean(),
  counters: rows(counter),
  offers: rows(offer),
})
/** The cash that a courier holds, and the ways to hand it in; amounts in paise. */
export type CourierMoney = z.infer<typeof cash>

/** The cash that the signed-in courier holds, and the ways to hand it in. */
export function useMyCash() {
  const userId = useUserId()
  return useQuery({
    queryKey: courierKeys.cash(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_cash', {}, z.nullable(cash), signal),
  })
}

const started = z.object({ id: z.string() })
/** Begins to pay cash in by UPI, in paise; answers the id that the gateway collects it for. */
export type StartCashDeposit = (amountPaise: number) => Promise<z.infer<typeof started>>

const startCashDeposit: StartCashDeposit = (amountPaise) =>
  call('start_cash_deposit', { amount_paise: amountPaise }, started)

/** What the gateway is asked to collect for cash that is paid in. */
export function cashDepositSubject(id: string): PaymentSubject {
  return { purpose: 'cash_deposit', id }
}

/**
 * Begins to pay cash in by UPI; it is off the cash in hand once it is paid at the gateway.
 *
 * @param send the call
 * @throws AppError cash_deposit_unavailable, deposit_exceeds_debt
 */
export function useStartCashDeposit(send: StartCashDeposit = startCashDeposit) {
  return useMutation({ mutationFn: send })
}

/** Cash that is to be handed in at a counter. */
export interface NewCounterOffer {
  readonly vendorId: string
  readonly amountPaise: number
  /** Makes repeating it harmless. */
  readonly key: string
}

const answered = z.object({ state: z.string() })

/**
 * Hands in cash at a vendor's counter; nothing moves before its people confirm it.
 *
 * @throws AppError counter_not_found, counter_deposit_open, deposit_exceeds_debt, network
 */
export function useOfferAtCounter() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ vendorId, amountPaise, key }: NewCounterOffer) =>
      call(
        'offer_counter_deposit',
        { vendor_id: vendorId, amount_paise: amountPaise, idempotency_key: key },
        answered,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierKeys.all }),
  })
}

/**
 * Takes cash back that no counter has confirmed yet.
 *
 * @throws AppError counter_deposit_decided, network
 */
export function useWithdrawOffer() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call('decide_counter_deposit', { deposit_id: id, accept: false }, answered),
    onSettled: () => queryClient.invalidateQueries({ queryKey: courierKeys.all }),
  })
}
