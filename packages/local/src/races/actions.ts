import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { acceptOffer, advance, cancel, declineOffer } from '../market/steps.ts'
import { type Actors, pick } from './actors.ts'
import type { Harness } from './harness.ts'
import type { Outcomes } from './outcomes.ts'
import type { OrderAction } from './random-order.ts'
import { Refunds } from './refunds.ts'
import { slotAt } from './slot-at.ts'

const present = z.object({
  id: z.uuid(),
  kind: z.string(),
  status: z.string(),
  vendor_id: z.uuid(),
  user_id: z.uuid(),
  state: z.nullable(z.string()),
  courier_id: z.nullable(z.uuid()),
  offer_id: z.nullable(z.uuid()),
  asked_id: z.nullable(z.uuid()),
})
type Present = z.infer<typeof present>

/** One for each side that can be at fault, and one for nobody. */
const ADMIN_REASONS = ['customer_request', 'vendor_problem', 'courier_problem', 'other'] as const

/** What can happen to an order that was placed, done by the role that does it in production. */
export class Actions {
  private readonly harness: Harness
  private readonly actors: Actors
  private readonly outcomes: Outcomes
  private readonly refunds: Refunds
  private cancelled = 0

  constructor(harness: Harness, actors: Actors, outcomes: Outcomes) {
    this.harness = harness
    this.actors = actors
    this.outcomes = outcomes
    this.refunds = new Refunds(harness, actors, outcomes)
  }

  private async variant(id: string): Promise<Present> {
    const { rows } = await this.harness.owner.query(
      `select o.id, o.kind, o.status, o.vendor_id, o.user_id, d.state, d.performer_id as courier_id, f.id as offer_id, f.courier_id as asked_id
       from public.enhanced_orders as o left join lateral private.job_of(o.id) as d on true
       left join lateral (select * from public.job_offers as k where k.job_id = d.id and k.outcome = 'offered' limit 1) as f on true
       where o.id = $1`,
      [id],
    )
    return present.parse(rows[0])
  }

  private ownerOf(o: Present): string {
    const vendor = this.actors.vendors.find(({ id }) => id === o.vendor_id)
    if (!vendor) throw new Error('an order of an unknown vendor')
    return vendor.owner
  }

  /** Lets one thing happen to an order. */
  async perform(id: string, action: OrderAction): Promise<void> {
    const { api, owner } = this.harness
    const o = await this.variant(id)
    switch (action) {
      case 'forward':
        return this.forward(o)
      case 'customerCancels':
        return void (await this.outcomes.of(cancel(api, o.user_id, id, 'changed_mind')))
      case 'customerCancelsLate':
        if (o.status === 'pending') await this.forward(o)
        await this.perform(id, 'minutesPass')
        return this.perform(id, 'customerCancels')
      case 'vendorCancels':
        return void (await this.outcomes.of(cancel(api, this.ownerOf(o), id, 'items_unavailable')))
      case 'adminCancels':
        return void (await this.outcomes.of(
          cancel(api, this.actors.admin, id, pick(ADMIN_REASONS, this.cancelled++)),
        ))
      case 'adminRefunds':
        return this.refunds.part(id)
      case 'adminsRefundTheSame':
        return void (await Promise.all([this.refunds.whole(id), this.refunds.whole(id)]))
      case 'partiesChat':
        return this.chat(o)
      case 'courierDeclines':
        if (o.offer_id && o.asked_id) await this.outcomes.of(declineOffer(api, o.asked_id, o.offer_id))
        return
      case 'courierReleases':
        if (o.courier_id)
          await this.outcomes.of(
            rpc(api, o.courier_id, 'release_job', { order_id: id, reason: 'flat tyre' }, z.unknown()),
          )
        return
      case 'wrongCode': {
        const purpose = o.status === 'ready' && o.kind === 'delivery' ? 'pickup' : 'drop'
        const right = await this.harness.market.code(id, purpose)
        const wrong = String((Number(right) + 1) % 10_000).padStart(4, '0')
        const to = purpose === 'pickup' ? 'out_for_delivery' : 'delivered'
        await this.outcomes.of(
          advance(api, o.kind === 'pickup' ? this.ownerOf(o) : (o.courier_id ?? o.user_id), id, to, wrong),
        )
        return
      }
      case 'strangerMeddles':
        await this.outcomes.of(advance(api, this.actors.stranger, id, 'confirmed'))
        return void (await this.outcomes.of(cancel(api, this.actors.stranger, id, 'changed_mind')))
      case 'everybodyTwice':
        await Promise.all([
          this.forward(o),
          this.forward(o),
          this.outcomes.of(cancel(api, o.user_id, id, 'too_slow')),
          this.outcomes.of(cancel(api, o.user_id, id, 'too_slow')),
          this.outcomes.of(cancel(api, this.ownerOf(o), id, 'too_busy')),
        ])
        return
      case 'minutesPass':
        await owner.query(
          `update public.enhanced_orders set created_at = created_at - interval '3 minutes', placed_at = placed_at - interval '3 minutes',
             promised_max_at = promised_max_at - case when order_number like '%3' then interval '2 hours' else interval '3 minutes' end
           where id = $1`,
          [id],
        )
        return
      case 'customerMoves':
        return void (await this.outcomes.of(
          rpc(api, o.user_id, 'reschedule_order', { order_id: id, starts_at: slotAt(2) }, z.unknown()),
        ))
      case 'slotComes':
        await owner.query(
          `update public.enhanced_orders set scheduled_for = now() + interval '10 minutes',
             promised_min_at = now() + interval '10 minutes', promised_max_at = now() + interval '40 minutes'
           where id = $1 and scheduled_for is not null`,
          [id],
        )
        return this.perform(id, 'timersFire')
      case 'timersFire':
        await owner.query(
          'update private.order_timers set due_at = now() where order_id = $1 and done_at is null',
          [id],
        )
        await owner.query('select private.sweep_timers(20)')
        return
    }
  }

  /** Customer, vendor and courier write to each other; whoever has no part, or is too late, is refused. */
  private async chat(o: Present): Promise<void> {
    const { api } = this.harness
    const say = (caller: string, as_role: string, to_role: string) =>
      this.outcomes.of(
        rpc(
          api,
          caller,
          'send_message',
          {
            conversation_id: o.id,
            as_role,
            to_role,
            client_id: randomUUID(),
            kind: 'text',
            body: 'Where are you?',
          },
          z.unknown(),
        ),
      )
    await Promise.all([
      say(o.user_id, 'user', 'vendor'),
      say(this.ownerOf(o), 'vendor', 'user'),
      say(this.actors.stranger, 'vendor', 'user'),
      ...(o.courier_id ? [say(o.courier_id, 'courier', 'user')] : []),
    ])
  }

  private async forward(o: Present): Promise<void> {
    const { api, market } = this.harness
    const move = async (caller: string, to: string, purpose?: 'pickup' | 'drop') => {
      const code = purpose ? await market.code(o.id, purpose) : null
      await this.outcomes.of(advance(api, caller, o.id, to, code))
    }
    const wantsCourier = o.kind === 'delivery' && o.courier_id === null
    if (wantsCourier && o.offer_id && o.asked_id)
      await this.outcomes.of(acceptOffer(api, o.asked_id, o.offer_id))
    const vendor = this.ownerOf(o)
    switch (o.status) {
      case 'pending':
        return move(vendor, 'confirmed')
      case 'confirmed':
        return move(vendor, 'preparing')
      case 'preparing':
        return move(vendor, 'ready')
      case 'ready':
        if (o.kind === 'pickup') return move(vendor, 'delivered', 'drop')
        return o.courier_id ? move(o.courier_id, 'out_for_delivery', 'pickup') : undefined
      case 'out_for_delivery':
        return o.courier_id ? move(o.courier_id, 'on_way') : undefined
      case 'on_way':
        return o.courier_id ? move(o.courier_id, 'delivered', 'drop') : undefined
      default:
        return undefined
    }
  }

  /** The courier hands the order over; orders not picked up yet are cancelled by an administrator. */
  async conclude(id: string): Promise<void> {
    for (let turn = 0; turn < 6; turn++) {
      const o = await this.variant(id)
      if (o.status === 'delivered' || o.status === 'cancelled') return
      await this.harness.owner.query(
        'update private.handover_codes set locked_until = null where order_id = $1',
        [id],
      )
      await (['out_for_delivery', 'on_way'].includes(o.status)
        ? this.forward(o)
        : this.perform(id, 'adminCancels'))
    }
    throw new Error('an order could not be led to an end')
  }
}
