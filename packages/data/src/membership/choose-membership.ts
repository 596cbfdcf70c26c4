import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'

const offer = z.object({
  /** What is paid. */
  id: z.string(),
  plan: z.string(),
  price_paise: z.number(),
  /** The tax inside the price. */
  tax_paise: z.number(),
  renews: z.boolean(),
  from: z.string(),
  /** At 24:00 in India of its last day. */
  until: z.string(),
  wallet_balance_paise: z.number(),
  /** Whether it can be paid by UPI, card or net banking. */
  gateway: z.boolean(),
})
/** What buying a plan means, before paying; amounts in paise. */
export type MembershipOffer = z.infer<typeof offer>

/** A plan, and whether the wallet may renew it. */
export interface Choice {
  readonly plan: string
  readonly renews: boolean
}

/** Asks what buying a plan means. */
export type ChooseMembership = (choice: Choice) => Promise<MembershipOffer>

const chooseMembership: ChooseMembership = ({ plan, renews }) =>
  call('choose_membership', { plan_code: plan, renews }, offer)

/**
 * Asks what buying a plan means; the same in every tab.
 *
 * @param ask the call
 */
export function useChooseMembership(ask: ChooseMembership = chooseMembership) {
  return useMutation({ mutationFn: ask })
}
