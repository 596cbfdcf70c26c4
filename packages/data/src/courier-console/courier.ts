import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { courierKeys } from './keys.ts'

const courier = z.object({
  user_id: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
  vehicle_kind: z.string(),
  plate: z.nullable(z.string()),
  verified: z.boolean(),
  online: z.boolean(),
  capacity: z.number(),
  cash_limit_paise: z.number(),
  cash_in_hand_paise: z.number(),
  rating: z.nullable(z.coerce.number()),
  ratings_count: z.number(),
})
/** The courier's own data; amounts in paise. */
export type Courier = z.infer<typeof courier>

/** The signed-in user as a courier; null before the application is approved. */
export function useMyCourier() {
  const userId = useUserId()
  return useQuery({
    queryKey: courierKeys.me(userId),
    enabled: userId !== null,
    queryFn: async ({ signal }) => (await call('my_courier', {}, z.array(courier), signal))[0] ?? null,
  })
}

const day = z.object({
  deliveries: z.number(),
  pay_paise: z.number(),
  tips_paise: z.number(),
  total_paise: z.number(),
  cash_in_hand_paise: z.number(),
  cash_limit_paise: z.nullable(z.number()),
  online_seconds: z.number(),
  jobs: z.array(
    z.object({
      order_number: z.string(),
      vendor_name: z.string(),
      delivered_at: z.string(),
      pay_paise: z.number(),
      tip_paise: z.number(),
      cash_paise: z.number(),
    }),
  ),
})

/** What a courier earned on one day, by Indian time, and the cash in hand now. */
export type CourierDay = z.infer<typeof day>

/**
 * What the courier has earned on a day, by Indian time, and the cash in hand.
 *
 * @param date such as `2026-11-21`; today without it
 */
export function useCourierDay(date?: string) {
  const userId = useUserId()
  return useQuery({
    queryKey: courierKeys.day(userId, date),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('courier_day', date === undefined ? {} : { day: date }, day, signal),
  })
}
