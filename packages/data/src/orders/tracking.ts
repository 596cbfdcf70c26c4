import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { contacts } from '../contact/contacts.ts'
import { contactKeys } from '../contact/keys.ts'
import { STORED_FOR_OWNER } from '../offline/stored-answer.ts'
import { useRefreshSoon } from '../realtime/refresh-soon.ts'
import { useTopic } from '../realtime/use-topic.ts'
import {
  chosenOption,
  deliveryState,
  diet,
  giftCard,
  orderAddress,
  orderKind,
  orderStatus,
  paymentMethod,
  paymentStatus,
  place,
} from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { charge } from './charge.ts'
import { orderDetail } from './detail.ts'
import { orderKeys } from './keys.ts'

/** What cancelling would cost at this moment, in paise. */
export const cancellation = z.object({
  allowed: z.boolean(),
  charge_paise: z.number(),
  refund_paise: z.number(),
  /** What of the refund was paid in points, and comes back as points. */
  points_paise: z.nullish(z.number()),
  compensation_paise: z.number(),
  /** What the customer's wallet gets beside the refund, because somebody else is at fault. */
  credit_paise: z.number(),
  /** What the vendor gets for what it has prepared, because somebody else is at fault. */
  vendor_loss_paise: z.number(),
  free_until: z.nullable(z.string()),
  fault: z.string(),
  /** What other orders of the checkout cost more, because the coupon's minimum is not reached without this one. */
  coupon_paise: z.number(),
})

/** A part in which an order is paid; amounts in paise. */
const paymentPart = z.object({
  method: paymentMethod,
  amount_paise: z.number(),
  refunded_paise: z.number(),
  is_paid: z.boolean(),
})

const position = z.object({
  lat: z.number(),
  lng: z.number(),
  heading: z.nullable(z.number()),
  at: z.string(),
  /** Since when nothing was heard of the courier, while that is too long; the place is the last known one. */
  paused_since: z.nullish(z.string()),
})

const eta = z.object({
  min_at: z.nullable(z.string()),
  max_at: z.nullable(z.string()),
  promised_at: z.nullable(z.string()),
  /** Why the time was put back, if it was. */
  delayed_by: z.nullable(z.enum(['preparation', 'courier', 'road'])),
})

/** A position as it is sent, with the arrival that follows from it. */
const heardPosition = z.extend(position, { eta: z.nullish(eta) })
/** Where a courier was at a time. */
export type CourierPosition = z.infer<typeof position>

const tracking = z.object({
  order: z.object({
    id: z.string(),
    order_number: z.string(),
    /** What it was ordered and is paid together with. */
    checkout_id: z.nullish(z.string()),
    kind: orderKind,
    /** What was sold, such as food or a recharge. */
    trade: z.string(),
    /** The trade of the vendor, such as food or grocery. */
    category: z.nullish(z.string()),
    status: orderStatus,
    vendor_id: z.nullable(z.string()),
    vendor_name: z.string(),
    charges: z.array(charge),
    refunds: z.array(charge),
    total_paise: z.number(),
    items: z.array(
      z.object({
        id: z.nullable(z.string()),
        name: z.string(),
        quantity: z.number(),
        unit_paise: z.optional(z.number()),
        price: z.number(),
        image: z.nullish(z.string()),
        diet: z.nullish(diet),
        options: z.nullish(z.array(chosenOption)),
        special_instructions: z.nullish(z.string()),
        /** Whom of a group order it is for. */
        for_name: z.nullish(z.string()),
        /** The pieces that came, where less or something else did. */
        came: z.nullish(z.number()),
        came_grams: z.nullish(z.number()),
        instead: z.nullish(z.array(z.object({ name: z.string(), quantity: z.number() }))),
        /** An open question about what ran out. */
        asked: z.nullish(z.object({ id: z.string() })),
      }),
    ),
    promo_code: z.nullable(z.string()),
    payment_method: paymentMethod,
    payment_status: paymentStatus,
    payments: z.nullish(rows(paymentPart)),
    address: z.nullable(orderAddress),
    instructions: z.nullable(z.string()),
    gift: z.nullish(giftCard),
    scheduled_for: z.nullable(z.string()),
    /** Until when an order for later is moved, or cancelled free of charge; null for now. */
    change_until: z.nullable(z.string()),
    accept_by: z.nullable(z.string()),
    promised_min_at: z.nullable(z.string()),
    promised_max_at: z.nullable(z.string()),
    cancel_reason: z.nullable(z.string()),
    cancelled_by: z.nullable(z.string()),
    charge_paise: z.number(),
    refund_paise: z.number(),
    credit_paise: z.number(),
    status_since: z.string(),
    created_at: z.string(),
  }),
  /** Read by the trade's own hook. */
  detail: orderDetail,
  events: z.array(
    z.object({
      seq: z.number(),
      to_status: orderStatus,
      at: z.string(),
      actor_role: z.string(),
      reason_code: z.nullable(z.string()),
    }),
  ),
  delivery: z.nullable(
    z.object({
      state: deliveryState,
      /** Until when couriers are asked, after nobody was found; then the order is cancelled and paid back. */
      asked_until: z.nullish(z.string()),
      distance_m: z.number(),
      pickup: place,
      drop: place,
      courier: z.nullable(
        z.object({
          name: z.string(),
          rating: z.nullable(z.coerce.number()),
          vehicle_kind: z.string(),
          plate: z.nullable(z.string()),
          photo: z.nullable(z.string()),
        }),
      ),
      courier_position: z.nullable(position),
    }),
  ),
  /** Null for kinds without a vendor. */
  vendor: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      lat: z.number(),
      lng: z.number(),
      address: z.string(),
      picture: z.nullable(z.string()),
      phone_masked: z.nullable(z.string()),
    }),
  ),
  eta,
  drop_code: z.nullable(z.string()),
  cancellation,
  can_rate: z.boolean(),
  /** Whom the customer may reach; left out for administrators. */
  contact: z.nullish(contacts),
  server_now: z.string(),
})
/** Everything that the live order screen shows. */
export type Tracking = z.infer<typeof tracking>

/** One move of an order sends several events at once: this long for the others before fetching, in milliseconds. */
const REFRESH_MS = 20

/**
 * A live order: refetched once for what happens to it at a time, and the courier's position as it comes in. What changes
 * of its trade's detail alone is told on the customer's own topic, also long after the order has ended.
 */
export function useTracking(orderId: string) {
  const queryClient = useQueryClient()
  const refreshSoon = useRefreshSoon(REFRESH_MS)
  const [heard, setHeard] = useState<z.infer<typeof heardPosition> | undefined>()
  useTopic(`order:${orderId}`, ({ event, payload }) => {
    if (event === 'courier_position') {
      const { data } = heardPosition.safeParse({ heading: null, ...payload })
      if (data) setHeard(data)
    } else refreshSoon([orderKeys.tracking(orderId)])
  })
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event, payload }) => {
    if (event === 'rejoined' || (event === 'detail' && payload['order_id'] === orderId))
      refreshSoon([orderKeys.tracking(orderId)])
  })
  const query = useQuery({
    ...STORED_FOR_OWNER,
    queryKey: orderKeys.tracking(orderId),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await call('order_tracking', { order_id: orderId }, tracking, signal)
      if (answer.contact) queryClient.setQueryData(contactKeys.contacts(orderId, 'user'), answer.contact)
      return answer
    },
  })
  const known = query.data
  const data =
    known && heard?.eta && new Date(heard.at) > new Date(known.server_now)
      ? { ...known, eta: heard.eta }
      : known
  return { ...query, data, courier: latest(known?.delivery?.courier_position ?? undefined, heard) }
}

/** Fetches an order again, such as when what came cannot be read. */
export function useRefreshTracking(orderId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) })
}

/** The later of the database's position and the live one; undefined once the database shows no courier. */
function latest(
  known: CourierPosition | undefined,
  heard: CourierPosition | undefined,
): CourierPosition | undefined {
  if (!known || !heard) return known
  return new Date(heard.at) >= new Date(known.at) ? heard : known
}
