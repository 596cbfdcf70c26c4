import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Method, orderDish, place, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { advance } from '../market/steps.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

/** Whatever a courier or driver can be asked to do. */
export const WORKS = ['goods', 'parcels', 'rides'] as const
/** One of them. */
export type Work = (typeof WORKS)[number]

/** Where everybody is; rides go north from here, in steps of about two kilometres. */
export const HERE = { lat: 17.43, lng: 78.45 }
const place_ = (n: number, label: string) => ({ lat: HERE.lat + 0.02 * n, lng: HERE.lng, label })
/** The places of a ride: where it begins, where it ends, and where another way leads. */
export const RIDE = [place_(0, 'Charminar'), place_(2, 'Golconda')]
export const OTHER_RIDES = [
  [place_(0, 'Charminar'), place_(1, 'Fort')],
  [place_(0, 'Charminar'), place_(2, 'Golconda'), place_(3, 'Lake')],
]
/** Four of them are too much for a bike, and one beside three others. */
const PARCEL_GRAMS = 3_000

const door = (name: string) => ({ name, phone: '+919876543210', line: 'House 4', ...HERE })

/** One vendor, an administrator, and couriers who take goods, parcels and rides. */
export interface DispatchWorld extends VendorHarness {
  readonly admin: string
  /** An order whose job is being looked for. */
  order(work: Work, customer?: Customer, method?: Method): Promise<string>
  /** Somebody on duty who takes everything that the vehicle can. */
  courier(vehicle?: 'auto' | 'bike', capacity?: number): Promise<string>
  /** Takes whoever holds nothing off duty, so that a race meets only those whom it brings. */
  sendHome(): Promise<void>
  /** Offers the job of an order to these as well. */
  offerTo(order: string, couriers: readonly string[]): Promise<void>
  /** Makes timers and offers due, and runs the sweep of timers. */
  sweep(order: string): Promise<void>
}

/** Opens the world. */
export async function openDispatchWorld(): Promise<DispatchWorld> {
  const harness = await openVendorHarness()
  const { api, owner, market, vendor } = harness
  await owner.query('update private.trades set max_live_orders = 1000')
  await owner.query(
    `update public.app_settings set setting_value = to_jsonb(maximum) where setting_key in ('ride_asks_a_minute')`,
  )
  return {
    ...harness,
    admin: await market.person('admin'),
    async order(work, customer = harness.customer, method = 'wallet') {
      if (work === 'goods') {
        const order = await orderDish(api, customer, vendor, method)
        await advance(api, vendor.owner, order, 'confirmed')
        return order
      }
      const request =
        work === 'rides'
          ? { trade: 'ride', vehicle: 'auto', stops: RIDE }
          : {
              trade: 'parcel',
              parcel: {
                pickup: door('Asha'),
                drops: [door('Meena')],
                grams: PARCEL_GRAMS,
                contents: 'books',
                confirmed: true,
              },
            }
      const answer = await place(api, customer, await quoteId(api, customer, request), method)
      const [placed] = answer.outcome === 'placed' ? answer.orders : []
      if (!placed) throw new Error(`no order of ${work} was placed`)
      return placed.id
    },
    async courier(vehicle = 'auto', capacity = 1) {
      const id = await market.courier(capacity, 5_000_000)
      await owner.query('update public.couriers set vehicle_kind = $2, takes_rides = $3 where user_id = $1', [
        id,
        vehicle,
        vehicle === 'auto',
      ])
      return id
    },
    async sendHome() {
      await owner.query(
        `update public.couriers as c set online = false where not exists (select from public.jobs as j
           where j.performer_id = c.user_id and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))`,
      )
    },
    async offerTo(order, couriers) {
      await owner.query(
        `with job as (update public.jobs set state = 'searching' where order_id = $1 returning id, order_id),
           timer as (insert into private.order_timers (order_id, action, due_at, payload)
             select job.order_id, 'next_wave', now() + interval '1 minute', jsonb_build_object('job_id', job.id) from job)
         insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at)
         select job.id, c, 1, 0, now() + interval '1 minute' from job, unnest($2::uuid[]) as c
         where c not in (select f.courier_id from public.job_offers as f where f.job_id = job.id)`,
        [order, couriers],
      )
    },
    async sweep(order) {
      await owner.query(
        `with due as (update private.order_timers set due_at = least(due_at, now()) where order_id = $1 and done_at is null
           and action in ('next_wave', 'retry_dispatch'))
         update public.job_offers as f set expires_at = least(expires_at, now()) from public.jobs as j
         where j.id = f.job_id and j.order_id = $1 and f.outcome = 'offered'`,
        [order],
      )
      await owner.query('select private.sweep_timers(20)')
    },
  }
}

/** Stores a photo as the edge function does, and hands a parcel over to its courier. */
export async function pickUpParcel(world: DispatchWorld, courier: string, order: string): Promise<unknown> {
  const { rows } = await world.owner.query(
    `with picture as (insert into storage.objects (bucket_id, name) values ('parcel-pictures', $1 || '/' || $2 || '/' || $3)
       returning name)
     select picture.name, h.code from picture, private.handover_codes as h
     where h.order_id = $1::uuid and h.purpose = 'pickup'`,
    [order, courier, `${randomUUID()}.webp`],
  )
  const { name, code } = z.object({ name: z.string(), code: z.string() }).parse(rows[0])
  return rpc(world.api, courier, 'pick_up_parcel', { order_id: order, code, picture: name }, z.unknown())
}
