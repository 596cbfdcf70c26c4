import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { acceptOffer, advance, cancel, declineOffer } from '../market/steps.ts'
import { pick } from './actors.ts'
import { type DispatchWorld, HERE, OTHER_RIDES, pickUpParcel, WORKS } from './dispatch-world.ts'
import type { Outcomes } from './outcomes.ts'

/** What can happen in the small world of dispatch, and how often beside the others. */
const WEIGHTS = {
  order: 4,
  accept: 14,
  acceptAll: 4,
  decline: 4,
  offersEnd: 8,
  forward: 38,
  giveBack: 4,
  cancel: 3,
  toll: 4,
  otherWay: 5,
  minutesPass: 6,
  online: 4,
  offline: 4,
  position: 4,
  silence: 4,
  navigation: 1,
  assign: 2,
  sweep: 5,
  stop: 1,
  lift: 5,
  rule: 1,
} as const
/** One of them. */
export type DispatchAct = keyof typeof WEIGHTS

/** One act and a number, for whatever it chooses from. */
export interface DispatchStep {
  readonly act: DispatchAct
  readonly n: number
}

const ACTS = z.array(z.custom<DispatchAct>((name) => typeof name === 'string' && name in WEIGHTS))

/** A step. */
export const dispatchStep: fc.Arbitrary<DispatchStep> = fc.record({
  act: fc.oneof(
    ...ACTS.parse(Object.keys(WEIGHTS)).map((name) => ({
      weight: WEIGHTS[name],
      arbitrary: fc.constant(name),
    })),
  ),
  n: fc.nat(9_999),
})

const live = z.object({
  id: z.uuid(),
  trade: z.string(),
  status: z.string(),
  user_id: z.uuid(),
  job: z.uuid(),
  state: z.string(),
  performer_id: z.nullable(z.uuid()),
  stop: z.nullable(z.int()),
  what: z.nullable(z.string()),
  arrived: z.boolean(),
  purpose: z.nullable(z.string()),
  codes: z.record(z.string(), z.string()),
  offers: z.array(z.object({ id: z.uuid(), courier_id: z.uuid() })),
})
/** An order under way as it was when the steps of a moment were begun. */
export type Live = z.infer<typeof live>

const isHeld = (o: Live) => o.performer_id !== null
/** To which orders a step can happen at all, where that is not to all. */
const FITS: Partial<Record<DispatchAct, (o: Live) => boolean>> = {
  forward: isHeld,
  minutesPass: isHeld,
  giveBack: (o) => isHeld(o) && ['assigned', 'at_pickup'].includes(o.state),
  toll: (o) => o.status === 'in_progress',
  otherWay: (o) => o.trade === 'ride' && isHeld(o),
}

const LIVE = `
  select o.id, o.trade, o.status, o.user_id, j.id as job, j.state, j.performer_id, s.n as stop, s.what,
    s.arrived_at is not null as arrived, s.code_purpose as purpose,
    (select coalesce(jsonb_object_agg(h.purpose, h.code), '{}') from private.handover_codes as h where h.order_id = o.id) as codes,
    (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'courier_id', f.courier_id) order by f.offered_at, f.id), '[]')
      from public.job_offers as f where f.job_id = j.id and f.outcome = 'offered') as offers
  from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id
  left join lateral private.next_stop(j.id) as s on true
  where o.status not in ('delivered', 'cancelled') order by o.created_at, o.id`

const unknown = z.unknown()
const REASONS = ['rider_asked', 'ride_too_far', 'ride_unsafe', 'ride_other_work'] as const

/** Everybody of the small world. */
export interface DispatchPeople {
  readonly couriers: readonly string[]
  readonly customers: readonly Customer[]
}

/** Takes steps in the small world, each by whoever takes it in production. */
export class DispatchActions {
  private readonly world: DispatchWorld
  private readonly people: DispatchPeople
  private readonly outcomes: Outcomes
  private ordered = 0

  constructor(world: DispatchWorld, people: DispatchPeople, outcomes: Outcomes) {
    this.world = world
    this.people = people
    this.outcomes = outcomes
  }

  /** The orders under way. */
  async live(): Promise<Live[]> {
    return z.array(live).parse((await this.world.owner.query({ name: 'live-orders', text: LIVE })).rows)
  }

  /** One more order, of a work by a number. */
  async order(n: number): Promise<void> {
    const customer = pick(this.people.customers, this.ordered++)
    await this.outcomes.of(this.world.order(pick(WORKS, n), customer, n % 5 === 0 ? 'cash' : 'wallet'))
  }

  private async call(caller: string, name: string, params: Readonly<Record<string, unknown>>): Promise<void> {
    await this.outcomes.of(rpc(this.world.api, caller, name, params, unknown))
  }

  /** Takes one step about one of the orders. */
  async perform({ act, n }: DispatchStep, orders: readonly Live[]): Promise<void> {
    const { api, owner, admin } = this.world
    const courier = pick(this.people.couriers, n)
    if (act === 'order') return this.order(n)
    if (act === 'online' || act === 'offline')
      return this.call(courier, 'set_courier_online', {
        online: act === 'online',
        ...(act === 'online' ? HERE : {}),
        device: `device-${n % 2}`,
      })
    if (act === 'position')
      return this.call(courier, 'report_position', {
        lat: HERE.lat + (n % 7) * 0.003,
        lng: HERE.lng,
        device: `device-${n % 2}`,
      })
    if (act === 'silence') {
      await owner.query(
        `with held as (update public.jobs set assigned_at = now() - interval '2 hours' where performer_id = $1
           and state in ('assigned', 'at_pickup'))
         update public.courier_positions set at = now() - interval '2 hours' where user_id = $1`,
        [courier],
      )
      return void (await owner.query('select private.release_silent_jobs()'))
    }
    if (act === 'sweep') return void (await owner.query('select private.sweep_timers(20)'))
    if (act === 'stop' || act === 'lift') return this.rule({ stopped: act === 'stop' })
    if (act === 'rule')
      return this.rule({
        rounds: Array.from({ length: 1 + (n % 3) }, (_, k) => ({ radius_m: 5_000, wave: 1 + ((n + k) % 3) })),
        max_extra_seconds: (n % 4) * 200,
        rating_floor: null,
      })
    // Mostly one of those to which it can happen.
    const fitting = orders.filter((o) => FITS[act]?.(o) ?? true)
    const among = fitting.length > 0 && n % 5 > 0 ? fitting : orders
    const target = among.length > 0 ? pick(among, n) : undefined
    if (!target) return
    const offered = target.offers.length > 0 ? target : orders.find(({ offers }) => offers.length > 0)
    const offer = offered?.offers[n % offered.offers.length]
    switch (act) {
      case 'accept':
        if (offer)
          this.outcomes.count(
            `accept: ${await this.outcomes.of(acceptOffer(api, offer.courier_id, offer.id))}`,
          )
        return
      case 'acceptAll':
        // All who are asked for one job, and all that one of them is asked for.
        return void (await Promise.all(
          orders
            .flatMap(({ offers }) => offers)
            .filter(
              ({ id, courier_id }) => offered?.offers.some((one) => one.id === id) || courier_id === courier,
            )
            .slice(0, 6)
            .map((one) => this.outcomes.of(acceptOffer(api, one.courier_id, one.id))),
        ))
      case 'decline':
        if (offer) await this.outcomes.of(declineOffer(api, offer.courier_id, offer.id))
        return
      case 'offersEnd':
        // At once, or in so few milliseconds that whoever answers now may be too late.
        await owner.query(
          `with job as materialized (select id from public.jobs where id = $1 for no key update),
             ended as (update public.job_offers as f set expires_at = least(f.expires_at, now() + make_interval(secs => $2))
               from job where f.job_id = job.id and f.outcome = 'offered' returning f.id)
           update private.order_timers as t set due_at = least(t.due_at, now() + make_interval(secs => $2)) from job
           where t.payload ->> 'job_id' = job.id::text and t.done_at is null and t.action in ('next_wave', 'retry_dispatch')`,
          [target.job, (n % 4) * 0.005],
        )
        return void (await owner.query('select private.sweep_timers(20)'))
      case 'forward':
        return this.forward(target)
      case 'giveBack':
        if (!target.performer_id) return
        return target.trade === 'ride' && n % 7 > 0
          ? this.call(target.performer_id, 'give_back_ride', {
              order_id: target.id,
              reason_code: pick(REASONS, n),
            })
          : this.call(target.performer_id, 'release_job', { order_id: target.id, reason: 'flat tyre' })
      case 'cancel':
        return void (await this.outcomes.of(cancel(api, target.user_id, target.id, 'changed_mind')))
      case 'toll':
        if (target.performer_id)
          await this.call(target.performer_id, 'add_ride_toll', {
            order_id: target.id,
            name: 'Bridge',
            paise: 100 + (n % 50) * 100,
            idempotency_key: `toll-${randomUUID()}`,
          })
        return
      case 'otherWay':
        return this.otherWay(target, n)
      case 'minutesPass':
        return void (await owner.query(
          `with moved as (update public.jobs set assigned_at = assigned_at - interval '7 minutes' where id = $1 returning id)
           update public.job_stops as s set arrived_at = s.arrived_at - interval '7 minutes',
             done_at = s.done_at - interval '1 minute' from moved where s.job_id = moved.id and s.arrived_at is not null`,
          [target.job],
        ))
      case 'navigation':
        if (target.performer_id)
          await this.call(target.performer_id, 'note_navigation', { order_id: target.id })
        return
      case 'assign':
        return this.call(admin, 'assign_courier', { order_id: target.id, courier_id: courier })
    }
  }

  private rule(rule: Readonly<Record<string, unknown>>): Promise<void> {
    return this.call(this.world.admin, 'set_dispatch_rule', { rule, idempotency_key: randomUUID() })
  }

  private async otherWay(o: Live, n: number): Promise<void> {
    if (o.trade !== 'ride') return
    const change = await this.outcomes.of(
      rpc(
        this.world.api,
        o.user_id,
        'ride_change_quote',
        { order_id: o.id, stops: JSON.stringify(pick(OTHER_RIDES, n)) },
        z.object({ change_id: z.string() }),
      ),
    )
    if (!change) return
    const accept = () =>
      this.call(o.user_id, 'accept_ride_change', {
        change_id: change.change_id,
        idempotency_key: `way-${change.change_id}`,
      })
    await Promise.all([accept(), accept()])
  }

  /** The next step of an order, by whoever may make it. */
  private async forward(o: Live): Promise<void> {
    const by = o.performer_id
    const { api, vendor } = this.world
    const step = (caller: string, to: string, code: string | null = null) =>
      this.outcomes.of(advance(api, caller, o.id, to, code))
    const arrive = (caller: string) =>
      this.call(caller, 'arrive_at_job_stop', { job_id: o.job, n: o.stop, reason: 'other_spot' })
    const atPickup = (caller: string) =>
      this.call(caller, 'mark_at_pickup', { order_id: o.id, reason: 'other_spot' })
    if (o.trade === 'ride') {
      if (!by) return
      if (o.status === 'pending') return void (await step(by, 'confirmed'))
      if (o.state === 'assigned') return atPickup(by)
      if (o.status === 'confirmed')
        return this.call(by, 'advance_order', {
          order_id: o.id,
          to_status: 'in_progress',
          code: o.codes['start'],
          reason: 'other_spot',
        })
      if (o.stop === null || (o.what === 'drop' && o.arrived)) return void (await step(by, 'delivered'))
      if (!o.arrived) return arrive(by)
      return this.call(by, 'finish_job_stop', { job_id: o.job, n: o.stop, code: null, proof: null })
    }
    if (o.trade === 'parcel') {
      if (!by) return
      if (o.state === 'assigned') return atPickup(by)
      if (o.state === 'at_pickup') return void (await this.outcomes.of(pickUpParcel(this.world, by, o.id)))
      if (!o.arrived) return arrive(by)
      return this.call(by, 'deliver_parcel', {
        job_id: o.job,
        n: o.stop,
        proof: { code: o.codes[o.purpose ?? ''] ?? '0000' },
      })
    }
    if (o.status === 'confirmed') return void (await step(vendor.owner, 'preparing'))
    if (o.status === 'preparing') return void (await step(vendor.owner, 'ready'))
    if (!by) return
    if (o.state === 'assigned') return atPickup(by)
    if (o.status === 'ready') return void (await step(by, 'out_for_delivery', o.codes['pickup'] ?? null))
    return void (await step(by, 'delivered', o.codes['drop'] ?? null))
  }

  /** Leads what is under way to an end: what is in somebody's hands to its goal, the rest is cancelled. */
  async conclude(): Promise<void> {
    for (let round = 0; round < 8; round++) {
      const orders = await this.live()
      if (orders.length === 0) return
      for (const o of orders) {
        const started = ['in_progress', 'out_for_delivery', 'on_way'].includes(o.status)
        if (started) await this.forward(o)
        else await this.outcomes.of(cancel(this.world.api, this.world.admin, o.id, 'customer_request'))
      }
    }
    const left = await this.live()
    if (left.length > 0) throw new Error(`these do not end: ${JSON.stringify(left)}`)
  }

  /** Everybody on duty and heard of, and nothing stopped. */
  async begin(): Promise<void> {
    await this.rule({
      stopped: false,
      rounds: [
        { radius_m: 8_000, wave: 2 },
        { radius_m: 12_000, wave: 3 },
      ],
    })
    for (const courier of this.people.couriers)
      await this.call(courier, 'set_courier_online', { online: true, ...HERE, device: 'device-0' })
  }
}
