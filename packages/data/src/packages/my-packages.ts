import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { packageKeys } from './keys.ts'

const bought = z.object({
  order_id: z.string(),
  trade: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  vendor_slug: z.string(),
  /** Null once its service is not offered any more. */
  service_id: z.nullable(z.string()),
  service_name: z.nullable(z.string()),
  name: z.string(),
  sittings: z.number(),
  used: z.number(),
  /** Booked, and not over. */
  reserved: z.number(),
  /** Can still be booked. */
  balance: z.number(),
  /** What comes back for those, in paise. */
  back_paise: z.number(),
  /** The last day of India on which a sitting can be, such as `2027-02-28`. */
  valid_until: z.string(),
  is_closed: z.boolean(),
})
/** A package of the customer's, with its balance. */
export type MyPackage = z.infer<typeof bought>

/** A customer's packages, the one that lasts longest first. */
export function myPackagesOptions(userId: string | null) {
  return queryOptions({
    queryKey: packageKeys.mine(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_packages', {}, rows(bought), signal),
  })
}

/** The signed-in customer's packages. */
export function useMyPackages() {
  return useQuery(myPackagesOptions(useUserId()))
}

/**
 * Gives the sittings of one's package back that are neither used nor booked; answers what comes back, in paise.
 *
 * @throws AppError package_not_found
 */
export function useReturnPackage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (orderId: string) =>
      call('return_package', { order_id: orderId }, z.object({ refund_paise: z.number() })),
    onSettled: () =>
      Promise.all(
        [packageKeys.all, orderKeys.all, walletKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
