import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { askQuote, type LocationAnswer, type Method, place, putInCart } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { cancel } from '../market/steps.ts'
import { Actions } from './actions.ts'
import { type Actors, pick } from './actors.ts'
import { type DigitalHarness, PRICE_PAISE } from './digital-harness.ts'
import { Outcomes } from './outcomes.ts'
import type { RandomOrder } from './random-order.ts'
import { slotAt } from './slot-at.ts'

/** Runs random orders; refusals are expected, every other error ends it. */
export class Scenario {
  private readonly harness: DigitalHarness
  private readonly actors: Actors
  /** One cart per customer: filling it waits until the previous order was placed. */
  private readonly carts = new Map<string, Promise<unknown>>()
  private readonly outcomes = new Outcomes()
  private readonly actions: Actions

  constructor(harness: DigitalHarness, actors: Actors) {
    this.harness = harness
    this.actors = actors
    this.actions = new Actions(harness, actors, this.outcomes)
  }

  /** How often what was answered, e.g. `409 wallet_too_low`. */
  get counts(): ReadonlyMap<string, number> {
    return this.outcomes.counts
  }

  /** Places the order, takes its steps and leads what is left of it to an end. */
  async run(order: RandomOrder): Promise<void> {
    const customer = pick(this.actors.customers, order.customer)
    if (order.recharge) return this.recharge(customer, order.recharge)
    const before = this.carts.get(customer.id) ?? Promise.resolve()
    const placing = before.then(() => this.placeSomehow(customer, order))
    this.carts.set(customer.id, placing)
    const ids = await placing
    await Promise.all(
      ids.map(async (id) => {
        for (const step of order.steps)
          await Promise.all(step.map((action) => this.actions.perform(id, action)))
        await this.actions.conclude(id)
      }),
    )
  }

  /** A recharge from the wallet, and what the provider makes of it. */
  private async recharge(customer: Customer, ending: NonNullable<RandomOrder['recharge']>): Promise<void> {
    const { harness } = this
    const id = await this.outcomes.of(harness.recharge(customer))
    if (id === undefined) return
    const claimed = await harness.claim()
    const results = claimed.map(({ attempt_id }) => ({
      attempt_id,
      outcome: ending === 'silent' ? 'pending' : ending,
      amount_paise: PRICE_PAISE,
      provider_reference: `R-${attempt_id}`,
      reason: 'declined',
    }))
    // Answered twice, as providers do, while the customer tries to cancel.
    await Promise.all([
      harness.settle(results),
      harness.settle(results),
      this.outcomes.of(cancel(harness.api, customer.id, id, 'changed_mind')),
    ])
  }

  /** As requested if possible; otherwise in cash without the coupon, and finally a single item of unlimited stock. */
  private async placeSomehow(customer: Customer, order: RandomOrder): Promise<string[]> {
    const { api } = this.harness
    for (const { vendor, item, quantity } of order.lines)
      await this.outcomes.of(putInCart(api, customer, pick(this.actors.vendors, vendor), item % 3, quantity))
    const wish = {
      fulfilment: order.pickup ? 'pickup' : 'delivery',
      tip_paise: order.pickup ? 0 : order.tipPaise,
      ...(order.halfHour === undefined ? {} : { scheduled_for: slotAt(order.halfHour) }),
    }
    const asWished = await this.tryToPlace(customer, { ...wish, coupon_code: order.coupon }, order.method)
    if (asWished.length > 0) return asWished
    const inCash = await this.tryToPlace(customer, wish, 'cash')
    if (inCash.length > 0) return inCash
    await rpc(api, customer.id, 'clear_cart', {}, z.unknown())
    await putInCart(api, customer, pick(this.actors.vendors, 0), 0, 1)
    const plain = await this.tryToPlace(customer, {}, 'cash')
    if (plain.length === 0) throw new Error('not even a plain order could be placed')
    return plain
  }

  private async tryToPlace(
    customer: Customer,
    request: Readonly<Record<string, unknown>>,
    method: Method,
  ): Promise<string[]> {
    const { quote_id, problems, totals } = await askQuote(this.harness.api, customer, request)
    for (const { code } of problems) this.outcomes.count(code)
    if (quote_id === null) return []
    const answer: LocationAnswer | undefined = await this.outcomes.of(
      place(this.harness.api, customer, quote_id, method, randomUUID()),
    )
    if (answer?.outcome !== 'placed') return []
    const charged = answer.orders.reduce((sum, order) => sum + order.total_paise, 0)
    const quoted = method === 'cash' ? totals.cash_total_paise : totals.total_paise
    if (charged !== quoted) throw new Error(`quoted ${quoted} paise and charged ${charged}`)
    return answer.orders.map(({ id }) => id)
  }
}
