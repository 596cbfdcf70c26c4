import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { acceptOffer, cancel, declineOffer } from '../market/steps.ts'
import type { Harness } from './harness.ts'
import type { Outcomes } from './outcomes.ts'
import type { TradeStep } from './random-trade.ts'
import { ownAct, type Present, presentOf } from './trade-calls.ts'
import { meddle } from './trade-meddling.ts'
import { refundLesson, refundPart } from './trade-refunds.ts'
import { salonOf, type TradePeople } from './trades-to-come.ts'

/** What is about a change that somebody has proposed. */
const DECISIONS: ReadonlySet<string> = new Set(['approve', 'decline', 'withdraw', 'decideAtOnce'])

/** What can happen to a placed order of a trade to come, done by whoever does it: a person through the API, or the trade itself. */
export class TradeActions {
  private readonly harness: Harness
  private readonly people: TradePeople
  private readonly outcomes: Outcomes

  constructor(harness: Harness, people: TradePeople, outcomes: Outcomes) {
    this.harness = harness
    this.people = people
    this.outcomes = outcomes
  }

  private present(id: string): Promise<Present> {
    return presentOf(this.harness, id)
  }

  private own(sql: string, values: readonly unknown[]): Promise<boolean> {
    return ownAct(this.harness, this.outcomes, sql, values)
  }

  private async api(caller: string, name: string, params: Readonly<Record<string, unknown>>): Promise<void> {
    await this.outcomes.of(rpc(this.harness.api, caller, name, params, z.unknown()))
  }

  private advance(caller: string, order_id: string, to_status: string, code: string | null = null) {
    return this.api(caller, 'advance_order', { order_id, to_status, code })
  }

  /** The next step, by whoever may make it. */
  private async forward(o: Present): Promise<void> {
    const { owner, api } = this.harness
    if (o.trade === 'salon') {
      if (o.status === 'pending') return this.advance(salonOf(this.people, o), o.id, 'confirmed')
      if (o.status === 'confirmed') return this.advance(salonOf(this.people, o), o.id, 'delivered')
      return
    }
    if (o.trade === 'tutor') {
      if (o.status !== 'pending') return
      const { rows } = await owner.query<{ user_id: string }>(
        `select user_id from private.order_parties where order_id = $1 and role = 'teacher' order by from_at, user_id limit 1`,
        [o.id],
      )
      return this.advance(rows[0]?.user_id ?? '', o.id, 'in_progress')
    }
    if (o.status === 'pending' && o.driver_id === null) {
      if (o.offer_id && o.asked_id) {
        const answer = await this.outcomes.of(acceptOffer(api, o.asked_id, o.offer_id))
        if (answer === undefined) await this.outcomes.of(declineOffer(api, o.asked_id, o.offer_id))
        return
      }
      await owner.query(
        'update private.order_timers set due_at = now() where order_id = $1 and done_at is null',
        [o.id],
      )
      return void (await owner.query('select private.sweep_timers(20)'))
    }
    if (o.driver_id === null) return
    if (o.status === 'pending') return this.advance(o.driver_id, o.id, 'confirmed')
    if (o.status === 'confirmed') return this.advance(o.driver_id, o.id, 'in_progress', o.start_code)
    if (o.status === 'in_progress') return this.advance(o.driver_id, o.id, 'delivered')
  }

  /** A driver accepts and gives the ride back: the same order searches again. */
  private async giveBack(id: string): Promise<void> {
    for (let turn = 0; turn < 4; turn++) {
      const o = await this.present(id)
      if (o.trade !== 'test_ride') return
      if (o.status === 'confirmed' && o.driver_id) return this.advance(o.driver_id, id, 'pending')
      if (o.status === 'pending') await this.forward(o)
    }
  }

  private async adjust(o: Present, rows: readonly object[]): Promise<boolean> {
    const values = [o.id, JSON.stringify(rows), `adjust:${randomUUID()}`]
    const adjust = () =>
      this.own(`select private.adjust_charges(o, $2, 'Waiting', $3) from private.lock_order($1) as o`, values)
    const [first, second] = await Promise.all([adjust(), adjust()])
    return first || second
  }

  private async propose(o: Present, n: number): Promise<void> {
    if (o.trade !== 'salon') return
    const values = [o.id, 1_000 + 7 * n, `treatment:${n}`, salonOf(this.people, o)]
    await this.own('select tests.propose_treatment($1, $2, $3, $4)', values)
  }

  private decide(o: Present, approve: boolean): Promise<void> {
    return o.change_id
      ? this.api(o.user_id, 'decide_order_change', { change_id: o.change_id, approve })
      : Promise.resolve()
  }

  /** Lets one thing happen to an order. */
  async perform(id: string, { act, n }: TradeStep): Promise<void> {
    const { owner, api } = this.harness
    let o = await this.present(id)
    if (DECISIONS.has(act) && o.trade === 'salon' && o.change_id === null) {
      await this.propose(o, n)
      o = await this.present(id)
    }
    const code = o.trade === 'salon' ? 'treatment' : o.trade === 'test_ride' ? 'waiting' : 'lesson'
    switch (act) {
      case 'forward':
        return this.forward(o)
      case 'giveBack':
        return this.giveBack(id)
      case 'customerCancels':
        return void (await this.outcomes.of(cancel(api, o.user_id, id, 'changed_mind')))
      case 'customerCancelsLate':
        if (o.status === 'pending') await this.forward(o)
        await owner.query(
          `update public.enhanced_orders set created_at = created_at - interval '5 days', placed_at = placed_at - interval '5 days' where id = $1`,
          [id],
        )
        return void (await this.outcomes.of(cancel(api, o.user_id, id, 'changed_mind')))
      case 'systemCancels':
        await this.own(`select private.transition($1, 'cancelled', null, 'system', 'other')`, [id])
        return
      case 'giveLesson':
        if (o.trade === 'tutor') await this.giveLesson(id, 1 + (n % 10))
        return
      case 'refundPart':
        return refundPart(this.harness, this.outcomes, o, n)
      case 'addAgreed':
        if (await this.adjust(o, [{ code, amount_paise: 1 + (n % 300) }])) this.outcomes.count('added')
        return
      case 'addTooMuch':
        if (await this.adjust(o, [{ code, amount_paise: 200_000 + n }])) throw new Error('added unasked')
        return
      case 'lower':
        if (await this.adjust(o, [{ position: 1, less_paise: 1 + n }])) this.outcomes.count('lowered')
        return
      case 'propose':
        return this.propose(o, n)
      case 'approve':
        return this.decide(o, true)
      case 'decline':
        return this.decide(o, false)
      case 'withdraw':
        if (o.change_id) await owner.query('select tests.withdraw_treatment($1)', [o.change_id])
        return
      case 'decideAtOnce':
        await Promise.all([
          this.decide(o, true),
          this.decide(o, true),
          this.decide(o, false),
          ...(o.change_id ? [owner.query('select tests.withdraw_treatment($1)', [o.change_id])] : []),
        ])
        return
      case 'collect':
        if (o.status === 'delivered') await Promise.all([this.collect(id), this.collect(id)])
        return
      case 'strangersMeddle':
        return meddle(this.harness, this.people, this.outcomes, o)
      case 'everybodyTwice':
        await Promise.all([
          this.forward(o),
          this.forward(o),
          ...(n % 4 === 0
            ? [this.perform(id, { act: 'customerCancels', n }), this.perform(id, { act: 'systemCancels', n })]
            : []),
          this.perform(id, { act: 'giveLesson', n }),
          this.perform(id, { act: 'giveLesson', n }),
        ])
        return
    }
  }

  private async giveLesson(id: string, lesson: number): Promise<void> {
    if (await this.own('select tests.give_lesson($1, $2)', [id, lesson])) this.outcomes.count('lesson given')
  }

  private async collect(id: string): Promise<void> {
    await this.own(`select private.collect_payment(o, 'delivered') from private.lock_order($1) as o`, [id])
  }

  /** Leads an order to its end: done, with all lessons given or refunded, or cancelled where that is still possible. */
  async conclude(id: string, ends: 'done' | 'cancelled'): Promise<void> {
    for (let turn = 0; turn < 30; turn++) {
      const o = await this.present(id)
      if (o.status === 'delivered' || o.status === 'cancelled') return
      if (ends === 'cancelled' || turn > 20) await this.perform(id, { act: 'systemCancels', n: turn })
      if (o.trade === 'tutor' && o.status === 'in_progress') {
        for (let lesson = 1; lesson <= 10; lesson++)
          if (lesson % 3 === 0) await refundLesson(this.harness, this.outcomes, o, lesson)
        // What the platform gave back of its own is still the teacher's.
        await this.own('select sum(tests.give_lesson($1, n)) from generate_series(1, 10) as n', [id])
        await this.own(`select private.transition($1, 'delivered', null, 'system')`, [id])
      } else await this.forward(o)
    }
    throw new Error('an order could not be led to an end')
  }

  /** Whatever is still due at the end is collected, once there is enough for it. */
  async payTheRest(id: string): Promise<void> {
    const { rows } = await this.harness.owner.query<{ paise: number }>(
      'select private.still_due($1)::integer as paise',
      [id],
    )
    const due = rows[0]?.paise ?? 0
    if (due === 0) return
    const { user_id } = await this.present(id)
    await this.harness.market.credit(user_id, due)
    await Promise.all([this.collect(id), this.collect(id)])
  }
}
