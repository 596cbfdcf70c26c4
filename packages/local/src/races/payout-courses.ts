import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod'
import { askQuote, place, putInCart } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { advance } from '../market/steps.ts'
import { pick } from './actors.ts'
import { type Harness, outcomeOf } from './harness.ts'
import type { PayoutsAtWork } from './payouts-at-work.ts'
import { refundOfFirst } from './refund-of-first.ts'

/** What can happen to earnings: by orders, by people, by time, at the payout service, and to its words. */
const STEPS = [
  'earns',
  'earns',
  'earns',
  'refundAtOwnCost',
  'refundAtOwnCost',
  'refundAtOwnCost',
  'refundByVendor',
  'refundByVendor',
  'refundAtPlatformsCost',
  'isCorrected',
  'isCorrectedByTwo',
  'takesCash',
  'asksAtOnce',
  'asksAtOnce',
  'asksAtOnce',
  'weekEnds',
  'weekEnds',
  'weekEnds',
  'setsAccount',
  'workerCalls',
  'workerCalls',
  'workerCalls',
  'serviceGoesOn',
  'serviceGoesOn',
  'queueMoves',
  'hears',
  'hears',
  'hearsAnything',
  'retries',
  'stops',
  'startsAgain',
  'reserveFallsDue',
  'strayLeaves',
] as const

const step = fc.record({ does: fc.constantFrom(...STEPS), which: fc.nat(7) })
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What happens to one payee's earnings. What is in one list happens at the same moment. */
export const payoutCourse = fc.record({
  isNew: fc.nat(3).map((n) => n === 0),
  orders: fc.integer({ min: 1, max: 2 }),
  account: fc.nat(7),
  steps: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 12 }),
})

/** What becomes of an account, by the end of its name (payout-simulator/endings.ts). */
const ENDINGS = ['00', '91', '97', '95', '00', '94', '93', '96'] as const
/** Where a vendor's payee is known as one, and a courier. */
export type PayeeKind = 'vendor_payable' | 'courier_payable'

/** Whose earnings a course is about. */
export interface Payee {
  readonly kind: PayeeKind
  readonly id: string
  /** Who asks for the money. */
  readonly caller: string
  readonly vendor?: SampleVendor
  readonly customer: Customer
  /** Orders that are ready, and those of them that were handed over. */
  readonly ready: string[]
  readonly delivered: string[]
  accounts: number
}

/** Everybody whom a course needs. */
export interface PayoutMarket {
  readonly harness: Harness
  readonly payouts: PayoutsAtWork
  readonly admins: readonly string[]
  /** How often something was refused that must be refused at times. */
  readonly refused: { notCovered: number }
}

const asked = z.object({ id: z.uuid(), state: z.string() })
const ids = z.array(z.object({ id: z.uuid() }))

/** Orders that only wait to be collected. */
async function prepareOrders({ harness: { api } }: PayoutMarket, payee: Payee, many: number): Promise<void> {
  const { vendor, customer } = payee
  for (let n = 0; vendor && n < many; n++) {
    await putInCart(api, customer, vendor, n % 2)
    await putInCart(api, customer, vendor, 1)
    const { quote_id, problems } = await askQuote(api, customer, { fulfilment: 'pickup' })
    if (quote_id === null) throw new Error(problems.map(({ code }) => code).join(', '))
    const placed = await place(api, customer, quote_id)
    const [order] = placed.outcome === 'placed' ? placed.orders : []
    if (!order) throw new Error('the order was not placed')
    for (const to of ['confirmed', 'preparing', 'ready']) await advance(api, vendor.owner, order.id, to)
    payee.ready.push(order.id)
  }
}

/** Prepares what a course is about. */
export async function beginCourse(
  market: PayoutMarket,
  payee: Payee,
  course: { readonly isNew: boolean; readonly orders: number; readonly account: number },
): Promise<void> {
  await setWorking(market, payee, true)
  const table = payee.vendor ? 'vendors' : 'couriers'
  await market.harness.owner.query(
    `update public.${table} set created_at = now() - $2::integer * interval '1 day' where ${payee.vendor ? 'id' : 'user_id'} = $1`,
    [payee.id, course.isNew ? 1 : 60],
  )
  await prepareOrders(market, payee, course.orders)
  await setAccount(market, payee, course.account)
  if (course.account < 4) return
  // Its bank has looked at it before anything happens.
  await market.payouts.works()
  await market.payouts.goesOn()
  await market.payouts.works()
}

async function setWorking(
  { harness: { owner } }: PayoutMarket,
  { id, vendor }: Payee,
  does: boolean,
): Promise<void> {
  await owner.query(
    vendor
      ? 'update public.vendors set accepting_orders = $2 where id = $1'
      : 'update public.couriers set online = $2 where user_id = $1',
    [id, does],
  )
}

async function setAccount(
  { harness: { api, owner } }: PayoutMarket,
  payee: Payee,
  which: number,
): Promise<void> {
  payee.accounts += 1
  const upi_id = `p${payee.accounts}x${pick(ENDINGS, which)}@okaxis`
  const details = { method: 'upi', holder: 'Anil Kumar', upi_id }
  await rpc(
    api,
    payee.caller,
    'save_payout_account',
    { owner_id: payee.id, account_kind: payee.kind, details },
    z.unknown(),
  )
  // Five changes a day and a day's pause are the limits of people, not of this test.
  await owner.query(
    `update private.payout_accounts set usable_from = now(), created_at = now() - interval '2 days' where owner_id = $1`,
    [payee.id],
  )
}

/** A posting of the platform's against one account of a payee. */
async function post(
  { harness: { owner } }: PayoutMarket,
  { id }: Payee,
  kind: string,
  account: string,
  paise: number,
): Promise<void> {
  await owner.query(
    `select private.post($1, null, $2, array[($3::uuid, $4::public.ledger_account_kind, $5::bigint)::private.movement,
       (null, 'platform_revenue', -$5::bigint)::private.movement])`,
    [kind, `race:${randomUUID()}`, id, account, paise],
  )
}

async function earns(market: PayoutMarket, payee: Payee, which: number): Promise<void> {
  const { harness } = market
  if (!payee.vendor) return post(market, payee, 'incentive', payee.kind, 9000 + which * 4001)
  const order = payee.ready.pop()
  if (order === undefined) return
  const code = await harness.market.code(order, 'drop')
  await outcomeOf(advance(harness.api, payee.vendor.owner, order, 'delivered', code))
  payee.delivered.push(order)
}

/** Earns well once more, and is paid: of all that the service does of it, nobody tells. */
export async function lastWeek(market: PayoutMarket, payee: Payee): Promise<void> {
  await beginCourse(market, payee, { isNew: false, orders: 0, account: 4 })
  await post(market, payee, 'adjustment', payee.kind, 300_000)
  await market.harness.owner.query('select private.make_statement($1, $2, clock_timestamp())', [
    payee.id,
    payee.kind,
  ])
}

/** An administrator corrects the earnings; above a limit two others decide at the same moment. */
async function isCorrected(market: PayoutMarket, payee: Payee, paise: number): Promise<void> {
  const { harness, admins } = market
  const propose = rpc(
    harness.api,
    pick(admins, Math.abs(paise)),
    'propose_adjustment',
    {
      owner_id: payee.id,
      account_kind: payee.kind,
      amount_paise: paise,
      note: 'A mistake of ours',
      idempotency_key: randomUUID(),
    },
    asked,
  )
  const proposed = await outcomeOf(propose)
  if (typeof proposed === 'string' || proposed.state !== 'waiting') return
  await Promise.all(
    admins.map((admin, n) =>
      outcomeOf(
        rpc(
          harness.api,
          admin,
          'decide_adjustment',
          { adjustment_id: proposed.id, accept: n % 4 < 3 },
          z.unknown(),
        ),
      ),
    ),
  )
}

/** The vendor's people give back at their own cost: no more than they have here. */
async function refundByVendor(market: PayoutMarket, payee: Payee, which: number): Promise<void> {
  if (!payee.vendor || payee.delivered.length === 0) return
  const outcome = await outcomeOf(
    refundOfFirst(market.harness.owner, pick(payee.delivered, which), 2001 + which * 1500, {
      bearer: 'customer',
      destination: 'wallet',
      by: payee.caller,
    }),
  )
  if (outcome === '409 refund_not_covered') market.refused.notCovered += 1
}

async function retries({ harness: { api, owner }, admins }: PayoutMarket, { id }: Payee): Promise<void> {
  const { rows } = await owner.query('select id from public.payouts where owner_id = $1', [id])
  for (const { id: payout_id } of ids.parse(rows))
    await outcomeOf(rpc(api, pick(admins, 0), 'retry_payout', { payout_id }, z.unknown()))
}

/** Lets one thing happen. */
export async function happen(market: PayoutMarket, payee: Payee, { does, which }: Step): Promise<unknown> {
  const { harness, payouts } = market
  const { api, owner } = harness
  const refund = (bearer: 'customer' | 'platform') => {
    const orders = [...payee.delivered, ...payee.ready]
    return orders.length === 0
      ? undefined
      : refundOfFirst(owner, pick(orders, which), 1001 + which * 1500, {
          bearer,
          destination: which % 2 === 0 ? 'source' : 'wallet',
        })
  }
  switch (does) {
    case 'earns':
      return earns(market, payee, which)
    case 'refundAtOwnCost':
      return refund('customer')
    case 'refundByVendor':
      return refundByVendor(market, payee, which)
    case 'refundAtPlatformsCost':
      return refund('platform')
    case 'isCorrected':
      return isCorrected(market, payee, (which % 2 === 0 ? 1 : -1) * (700 + which * 111))
    case 'isCorrectedByTwo':
      return isCorrected(market, payee, (which % 2 === 0 ? 1 : -1) * (51_000 + which * 111))
    case 'takesCash':
      return payee.vendor
        ? undefined
        : post(market, payee, 'adjustment', 'cash_with_courier', -(4000 + which * 900))
    case 'asksAtOnce':
      return outcomeOf(
        rpc(
          api,
          payee.caller,
          'request_payout',
          { owner_id: payee.id, account_kind: payee.kind, idempotency_key: randomUUID() },
          z.unknown(),
        ),
      )
    case 'weekEnds':
      return which % 4 === 0
        ? owner.query('select private.run_payouts(clock_timestamp())')
        : owner.query('select private.make_statement($1, $2, clock_timestamp())', [payee.id, payee.kind])
    case 'setsAccount':
      return setAccount(market, payee, which)
    case 'workerCalls':
      return payouts.works()
    case 'serviceGoesOn':
      return payouts.goesOn()
    case 'queueMoves':
      return payouts.queueMoves()
    case 'hears':
      for (const event of await payouts.latestEvents(10)) await payouts.tellEvent(event)
      return undefined
    case 'hearsAnything': {
      const told = await payouts.latestEvents(30)
      const event = told[(which * 7) % Math.max(1, told.length)]
      // The same again, and under another id, as after a replay.
      if (event) await payouts.tellEvent(which % 2 === 0 ? event : { ...event, id: `evt_${randomUUID()}` })
      return undefined
    }
    case 'retries':
      return retries(market, payee)
    case 'stops':
      return setWorking(market, payee, false)
    case 'startsAgain':
      return setWorking(market, payee, true)
    case 'reserveFallsDue':
      return owner.query(
        'update private.payout_reserves set release_at = now() where owner_id = $1 and left_paise > 0',
        [payee.id],
      )
    case 'strayLeaves':
      return payouts.payElsewhere(500 + which * 100)
  }
}
