import type { CouponInput } from '@angadi/domain/coupons/coupon-draft.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { couponKeys } from './keys.ts'

const coupon = z.object({
  code: z.string(),
  title: z.string(),
  kind: vocabulary(['flat', 'percent', 'free_delivery'], 'flat'),
  /** Paise of a flat one, basis points of a percentage. */
  value: z.number(),
  cap_paise: z.nullable(z.number()),
  minimum_paise: z.number(),
  valid_from: z.string(),
  valid_to: z.nullable(z.string()),
  total_limit: z.nullable(z.number()),
  per_user_limit: z.number(),
  first_order_only: z.boolean(),
  is_listed: z.boolean(),
  /** What it may cost altogether; null without a bound. */
  budget_paise: z.nullable(z.number()),
  kinds: z.nullable(z.array(z.string())),
  region_name: z.nullable(z.string()),
  /** How many items it is for; null for all. */
  items: z.nullable(z.number()),
  method: z.nullable(vocabulary(['wallet', 'cash', 'gateway', 'other'], 'other')),
  uses: z.number(),
  cost_paise: z.number(),
  made_by: z.nullable(z.string()),
  /** What the platform bears, in basis points; vendors that agree bear the rest. */
  platform_share_bp: z.number(),
  vendors_asked: z.number(),
  vendors_agreed: z.number(),
})
/** A coupon of the platform as administrators see it; amounts in paise. */
export type Coupon = z.infer<typeof coupon>

/** The coupons of the platform, those that run or are to come first. */
export function couponsOptions() {
  return queryOptions({
    queryKey: couponKeys.all,
    staleTime: 0,
    queryFn: ({ signal }) => call('coupon_desk', {}, rows(coupon), signal),
  })
}

/** The coupons of the platform, those that run or are to come first. */
export function useCoupons() {
  return useQuery(couponsOptions())
}

/**
 * Makes a coupon; the key makes repeating it harmless.
 *
 * @throws AppError coupon_wrong, offer_code_taken, network
 */
export function useMakeCoupon() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ coupon: input, key }: { readonly coupon: CouponInput; readonly key: string }) =>
      call('make_coupon', { coupon: input, idempotency_key: key }, z.object({ code: z.string() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: couponKeys.all }),
  })
}

/**
 * Ends a coupon at once; orders that used it keep it.
 *
 * @throws AppError offer_unknown, network
 */
export function useStopCoupon() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => call('stop_coupon', { code }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: couponKeys.all }),
  })
}
