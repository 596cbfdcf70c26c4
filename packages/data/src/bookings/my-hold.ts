import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { bookingKeys } from './keys.ts'

const held = z.nullable(
  z.object({
    id: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    hold_until: z.string(),
    server_now: z.string(),
    steps: z.array(
      z.object({
        name: z.string(),
        price_paise: z.number(),
        starts_at: z.string(),
        minutes: z.number(),
        people: z.nullable(z.array(z.object({ name: z.string() }))),
        service_id: z.nullish(z.string()),
      }),
    ),
    series: z.nullish(
      z.object({ id: z.string(), visits: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })) }),
    ),
  }),
)

/** A service of a kept time, and who does it. */
export interface HeldStep {
  readonly name: string
  readonly price_paise: number
  readonly starts_at: string
  readonly minutes: number
  readonly people: readonly { readonly name: string }[] | null
  /** The service as it is offered now. */
  readonly service_id?: string | null | undefined
}

/** A series that is kept as a whole, with each of its visits. */
export interface HeldSeries {
  readonly id: string
  readonly visits: readonly { readonly starts_at: string; readonly ends_at: string }[]
}

/** The time that the customer keeps at a vendor. */
export interface MyHold {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  /** Until when it is kept, by the server's clock. */
  readonly holdUntil: string
  /** The server's clock minus this device's, in milliseconds. */
  readonly offsetMs: number
  readonly steps: readonly HeldStep[]
  /** Where it is the first of several that are kept together. */
  readonly series?: HeldSeries | undefined
}

/** The time that a customer keeps at a vendor; null for none. */
export function myHoldOptions(userId: string | null, vendorId: string) {
  return queryOptions({
    queryKey: bookingKeys.hold(userId, vendorId),
    enabled: userId !== null,
    queryFn: async ({ signal }): Promise<MyHold | null> => {
      const hold = await call('my_hold', { vendor_id: vendorId }, held, signal)
      return (
        hold && {
          id: hold.id,
          startsAt: hold.starts_at,
          endsAt: hold.ends_at,
          holdUntil: hold.hold_until,
          offsetMs: serverOffsetMs(hold.server_now, Date.now()),
          steps: hold.steps,
          series: hold.series ?? undefined,
        }
      )
    },
  })
}

/** The time that the signed-in customer keeps at a vendor: it is there again after the page was closed. */
export function useMyHold(vendorId: string) {
  return useQuery(myHoldOptions(useUserId(), vendorId))
}
