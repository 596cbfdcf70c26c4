import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { advance, cancel } from '../market/steps.ts'
import { outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './arena.ts'
import { type Kitchen, openKitchen } from './kitchen.ts'

let arena: Kitchen

beforeAll(async () => {
  arena = await openKitchen()
}, START_TIMEOUT)
afterAll(() => arena.stop())
afterEach(async () => expect(await arena.brokenRules()).toEqual([]))

describe('vendor and customer at once', () => {
  const notAllowed = '409 order_transition_not_allowed'

  async function roundOf(
    prepare: (order: string) => Promise<unknown>,
    racers: (order: string) => Promise<unknown>[],
  ) {
    const order = await orderDish(arena.api, arena.customer, arena.shop)
    await prepare(order)
    const answers = await Promise.all(
      racers(order).map(async (racer) => ((await outcomeOf(racer)) === notAllowed ? 'lost' : 'won')),
    )
    const { rows } = await arena.owner.query(
      `select o.status, (select string_agg(e.to_status || ' by ' || e.actor_role, ', ' order by e.seq)
         from public.order_events as e where e.order_id = o.id) as story from public.enhanced_orders as o where o.id = $1`,
      [order],
    )
    const { status, story } = z.object({ status: z.string(), story: z.string() }).parse(rows[0])
    return { answers, status, story }
  }

  test(
    'rejecting and cancelling: one of them wins, the money goes back once',
    async () => {
      for (let round = 0; round < 25; round++) {
        const { answers, status, story } = await roundOf(
          async () => {},
          (order) => [
            cancel(arena.api, arena.shop.owner, order, 'too_busy'),
            cancel(arena.api, arena.customer.id, order, 'changed_mind'),
          ],
        )
        expect(tally(answers)).toEqual({ won: 1, lost: 1 })
        expect(status).toBe('cancelled')
        expect(story).toBe(`pending by user, cancelled by ${answers[0] === 'won' ? 'vendor' : 'user'}`)
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'accepting, rejecting and cancelling: the order is cancelled once, whether it was accepted before or not',
    async () => {
      for (let round = 0; round < 25; round++) {
        const { answers, status, story } = await roundOf(
          async () => {},
          (order) => [
            cancel(arena.api, arena.shop.owner, order, 'too_busy'),
            cancel(arena.api, arena.customer.id, order, 'changed_mind'),
            advance(arena.api, arena.shop.owner, order, 'confirmed'),
          ],
        )
        const [vendor, user, accepted] = answers
        expect([vendor, user].toSorted()).toEqual(['lost', 'won'])
        expect(status).toBe('cancelled')
        expect(story).toBe(
          `pending by user, ${accepted === 'won' ? 'confirmed by vendor, ' : ''}cancelled by ${vendor === 'won' ? 'vendor' : 'user'}`,
        )
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'starting to cook and cancelling: exactly one of them holds',
    async () => {
      for (let round = 0; round < 25; round++) {
        const { answers, status } = await roundOf(
          (order) => advance(arena.api, arena.shop.owner, order, 'confirmed'),
          (order) => [
            advance(arena.api, arena.shop.owner, order, 'preparing'),
            cancel(arena.api, arena.customer.id, order, 'changed_mind'),
          ],
        )
        expect(tally(answers)).toEqual({ won: 1, lost: 1 })
        expect(status).toBe(answers[0] === 'won' ? 'preparing' : 'cancelled')
      }
    },
    RACE_TIMEOUT,
  )
})
