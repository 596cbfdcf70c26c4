import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { paymentKeys } from './keys.ts'
import { ASK_AGAIN_MS } from './payment-of.ts'

const madeLink = z.object({
  /** What the link carries; it is told only once. */
  token: z.string(),
  until_at: z.nullable(z.string()),
})
/** A link by which somebody else pays a checkout. */
type PayLink = z.infer<typeof madeLink>

/** The server's part of links to pay; another one in stories and tests. */
export interface PayLinkServices {
  readonly make?: (checkoutId: string) => Promise<PayLink>
  readonly end?: (checkoutId: string) => Promise<number>
}

const make = (checkoutId: string) => call('create_pay_link', { checkout_id: checkoutId }, madeLink)
const end = (checkoutId: string) => call('revoke_pay_links', { checkout_id: checkoutId }, z.number())

/** How many links by which somebody else may pay a checkout are open. */
export function useOpenPayLinks(checkoutId: string) {
  return useQuery({
    queryKey: paymentKeys.links(checkoutId),
    queryFn: ({ signal }) => call('open_pay_links', { checkout_id: checkoutId }, z.number(), signal),
  })
}

/**
 * Makes a link by which somebody else pays a checkout, until its time is over.
 *
 * @throws AppError payment_not_waiting, too_many_share_links, network
 */
export function useMakePayLink(services: PayLinkServices = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: services.make ?? make,
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  })
}

/**
 * Ends every link by which somebody else may pay a checkout.
 *
 * @throws AppError checkout_not_found, network
 */
export function useEndPayLinks(services: PayLinkServices = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: services.end ?? end,
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  })
}

const waiting = z.object({
  state: z.literal('waiting'),
  amount_paise: z.number(),
  pay_by: z.nullable(z.string()),
  server_now: z.string(),
  /** The first name of whoever asks, where they have given one. */
  customer_name: z.nullable(z.string()),
  vendor_names: z.array(z.string()),
})
const linkedPayment = z.discriminatedUnion('state', [
  waiting,
  z.object({ state: z.literal('paid'), server_now: z.string() }),
  z.object({ state: z.literal('ended'), server_now: z.string() }),
])
/** What somebody who holds a link is asked to pay, or that nothing is to be paid any more. */
export type LinkedPayment = z.infer<typeof linkedPayment>
/** What is to be paid by a link. */
export type WaitingPayment = z.infer<typeof waiting>

/** What a link asks to be paid, also without an account. */
export function linkedPaymentOptions(token: string) {
  return queryOptions({
    queryKey: paymentKeys.linked(token),
    staleTime: 0,
    queryFn: ({ signal }) => call('payment_by_link', { token }, linkedPayment, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? ASK_AGAIN_MS : false),
  })
}
