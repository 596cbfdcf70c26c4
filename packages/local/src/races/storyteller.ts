import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { askQuote, type Method, type PlaceAnswer, place, putInCart } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import type { Arena } from './arena.ts'
import { type Cast, pick } from './cast.ts'
import { Happenings } from './happenings.ts'
import { Hearing } from './hearing.ts'
import type { RandomOrder } from './random-order.ts'

/** Lets random orders happen; refusals are part of the game, every other error ends it. */
export class Storyteller {
  private readonly arena: Arena
  private readonly cast: Cast
  /** One cart a customer: whoever fills it waits until the order before was placed. */
  private readonly carts = new Map<string, Promise<unknown>>()
  private readonly hearing = new Hearing()
  private readonly happenings: Happenings

  constructor(arena: Arena, cast: Cast) {
    this.arena = arena
    this.cast = cast
    this.happenings = new Happenings(arena, cast, this.hearing)
  }

  /** How often what was answered, e.g. `409 wallet_too_low`. */
  get heard(): ReadonlyMap<string, number> {
    return this.hearing.heard
  }

  /** Places the order, lets its story happen and leads what is left of it to an end. */
  async tell(order: RandomOrder): Promise<void> {
    const customer = pick(this.cast.customers, order.customer)
    const before = this.carts.get(customer.id) ?? Promise.resolve()
    const placing = before.then(() => this.placeSomehow(customer, order))
    this.carts.set(customer.id, placing)
    const ids = await placing
    await Promise.all(
      ids.map(async (id) => {
        for (const step of order.story)
          await Promise.all(step.map((befall) => this.happenings.happen(id, befall)))
        await this.happenings.conclude(id)
      }),
    )
  }

  /** As wished if that is possible; otherwise in cash without the coupon, and at last just one dish that never ends. */
  private async placeSomehow(customer: Customer, order: RandomOrder): Promise<string[]> {
    const { api } = this.arena
    for (const { shop, dish, quantity } of order.lines)
      await this.hearing.of(putInCart(api, customer, pick(this.cast.shops, shop), dish % 3, quantity))
    const wish = {
      fulfilment: order.pickup ? 'pickup' : 'delivery',
      tip_paise: order.pickup ? 0 : order.tipPaise,
    }
    const asWished = await this.tryToPlace(customer, { ...wish, coupon_code: order.coupon }, order.method)
    if (asWished.length > 0) return asWished
    const inCash = await this.tryToPlace(customer, wish, 'cash')
    if (inCash.length > 0) return inCash
    await rpc(api, customer.id, 'clear_cart', {}, z.unknown())
    await putInCart(api, customer, pick(this.cast.shops, 0), 0, 1)
    const plain = await this.tryToPlace(customer, {}, 'cash')
    if (plain.length === 0) throw new Error('not even a plain order could be placed')
    return plain
  }

  private async tryToPlace(
    customer: Customer,
    request: Readonly<Record<string, unknown>>,
    method: Method,
  ): Promise<string[]> {
    const { quote_id, problems } = await askQuote(this.arena.api, customer, request)
    for (const { code } of problems) this.hearing.count(code)
    if (quote_id === null) return []
    const answer: PlaceAnswer | undefined = await this.hearing.of(
      place(this.arena.api, customer, quote_id, method, randomUUID()),
    )
    return answer?.outcome === 'placed' ? answer.orders.map(({ id }) => id) : []
  }
}
