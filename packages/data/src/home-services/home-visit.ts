import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { bookingDeskKeys } from '../booking-desk/keys.ts'
import { call } from '../client/call.ts'
import { advance } from '../orders/advance.ts'
import { orderKeys } from '../orders/keys.ts'
import { orderAddress, orderStatus } from '../rows.ts'

const homeVisit = z.nullable(
  z.object({
    status: orderStatus,
    server_now: z.string(),
    /** While the visit is to come or under way. */
    address: z.nullish(orderAddress),
    began_at: z.nullish(z.string()),
  }),
)

/** A visit at a customer's home, as whoever comes sees it; null of an order that is not one. */
export function homeVisitOptions(orderId: string | null) {
  return queryOptions({
    queryKey: orderKeys.homeVisit(orderId),
    enabled: orderId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const visit = await call('visit_at_home', { order_id: orderId ?? '' }, homeVisit, signal)
      return visit && { ...visit, offsetMs: serverOffsetMs(visit.server_now, Date.now()) }
    },
  })
}

/** Where an order is done at the customer's home; of a vendor's own orders. */
export function useHomeVisit(orderId: string | null) {
  return useQuery(homeVisitOptions(orderId))
}

/**
 * Sets out for a visit, or begins the work with the customer's code; a wrong code is an answer.
 *
 * @throws AppError order_transition_not_allowed
 */
export function useMoveVisit(vendorId: string, orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (step: { readonly to: 'on_way' } | { readonly to: 'in_progress'; readonly code: string }) =>
      advance({ orderId, ...step }),
    onSettled: () =>
      Promise.all(
        [bookingDeskKeys.of(vendorId), orderKeys.tracking(orderId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
