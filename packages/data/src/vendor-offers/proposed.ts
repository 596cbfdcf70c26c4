import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { vendorOfferKeys } from './keys.ts'

const proposed = z.object({
  code: z.string(),
  title: z.string(),
  title_translations: z.record(z.string(), z.string()),
  kind: vocabulary(['flat', 'percent'], 'flat'),
  value: z.number(),
  cap_paise: z.nullable(z.number()),
  minimum_paise: z.number(),
  valid_to: z.string(),
  first_order_only: z.boolean(),
  /** How many of the vendor's items it is for; null for all. */
  items: z.nullable(z.number()),
  /** The vendor's part of the discount, in basis points. */
  vendor_share_bp: z.number(),
  state: vocabulary(['proposed', 'accepted', 'declined', 'ended', 'over'], 'over'),
  uses: z.number(),
  cost_paise: z.number(),
})
/** A coupon of the platform of which a vendor bears a part once it agrees; amounts in paise. */
export type ProposedCoupon = z.infer<typeof proposed>

/** The coupons that the platform shares with a vendor, or proposes to. */
export function proposedCouponsOptions(vendorId: string) {
  return queryOptions({
    queryKey: vendorOfferKeys.proposed(vendorId),
    staleTime: 0,
    queryFn: ({ signal }) => call('proposed_coupons', { vendor_id: vendorId }, rows(proposed), signal),
  })
}

/** The coupons that the platform shares with a vendor, or proposes to. */
export function useProposedCoupons(vendorId: string) {
  return useQuery(proposedCouponsOptions(vendorId))
}

/**
 * Agrees to bear the vendor's part of a coupon, or declines it, or ends it for new orders.
 *
 * @throws AppError offer_unknown, not_allowed, network
 */
export function useDecideProposedCoupon(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ code, accept }: { readonly code: string; readonly accept: boolean }) =>
      call('decide_proposed_coupon', { vendor_id: vendorId, code, accept }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorOfferKeys.proposed(vendorId) }),
  })
}
