import process from 'node:process'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { coursesOf, timeFor } from './courses.ts'
import { type Harness, START_TIMEOUT } from './harness.ts'
import { onceKey, type RefundableOrder, refundableOrders } from './refundable-orders.ts'
import { UndoneTransaction } from './undone-transaction.ts'

/** So many in each of the two databases. */
const COURSES = coursesOf(150)
/** The same courses every time; ANGADI_SEED draws others. */
const SEED = Number(process.env['ANGADI_SEED'] ?? 20_261_126)

const piece = { line: fc.nat(5), quantity: fc.constantFrom(1, 1, 2, 3) }
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('help' as const),
      ...piece,
      problem: fc.constantFrom('item_missing', 'item_missing', 'item_bad'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('decideTicket' as const), accept: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('return' as const),
      ...piece,
      reason: fc.constantFrom('damaged', 'quality', 'changed_mind'),
      exchange: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('decideReturn' as const),
      to: fc.constantFrom('refunded', 'refunded', 'exchanged', 'declined', 'rejected'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('keep' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('decideClaim' as const), accept: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('administration' as const),
      charge: fc.nat(9),
      share: fc.integer({ min: 1, max: 120 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('everything' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('handOver' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('cancel' as const),
      by: fc.constantFrom('customer' as const, 'vendor' as const, 'admin' as const),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const state = z.object({
  status: z.string(),
  total: z.coerce.number(),
  back: z.coerce.number(),
  goods: z.coerce.number(),
  recorded: z.coerce.number(),
})
/** What of an order's money went back: for its goods by its charges, and by the account of its lines. */
const STATE = `
  select o.status, o.total_paise as total, o.refund_paise as back,
    (select coalesce(-sum(coalesce(c.gross_paise, c.amount_paise)), 0) from public.order_charges as c
      where c.order_id = o.id and c.code = 'items' and c.phase = 'refunded') as goods,
    (select coalesce(sum(r.paise), 0) from private.line_refunds as r where r.order_id = o.id) as recorded
  from public.enhanced_orders as o where o.id = $1`
const faults = z.array(z.object({ fault: z.string() }))
/** What does not hold of an order; what a line was charged is told from what was picked, not from its account. */
const FAULTS = `
  select 'more than the order' as fault from public.enhanced_orders as o where o.id = $1 and o.refund_paise > o.total_paise
  union all
  select 'more than a line' from public.order_items as i left join public.grocery_lines as g using (order_id, position)
  join lateral (select sum(r.paise) as paise, sum(r.quantity) as pieces from private.line_refunds as r
    where r.order_id = i.order_id and r.position = i.position) as back on true
  where i.order_id = $1 and (back.paise > coalesce(g.charged_paise, i.total_paise)
    or back.pieces > case when g.charged_paise is null or g.ordered_grams is not null then i.quantity
      else coalesce(g.picked_quantity, i.quantity) + (select coalesce(sum(s.quantity), 0) from public.substitutions as s
        where s.order_id = i.order_id and s.position = i.position and s.state = 'accepted') end)
  union all
  select 'more than a charge' from private.charges_left($1) as k
  where k.refunded_paise > k.amount_paise and k.nature not in ('tax', 'discount')
  union all
  select 'a transaction that is not zero' from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
  where t.order_id = $1 group by t.id having sum(e.amount_paise) <> 0
  union all
  select 'a wallet below zero' from public.enhanced_orders as o join private.ledger_accounts as a on a.owner_id = o.user_id
  where o.id = $1 and a.kind = 'customer_wallet' and a.balance_paise < 0
  union all
  select 'refunds that do not add up' from public.enhanced_orders as o
  where o.id = $1 and o.refund_paise <> (select coalesce(sum(r.amount_paise), 0) from public.refunds as r where r.order_id = o.id)`

let databases: { harness: Harness; orders: RefundableOrder[] }[] = []
const happened = new Map<string, number>()
const count = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1)

beforeAll(async () => {
  databases = await refundableOrders()
}, START_TIMEOUT)
afterAll(() => Promise.all(databases.map(({ harness }) => harness.stop())))

async function one(client: pg.ClientBase, sql: string, order: string): Promise<string | undefined> {
  const { rows } = await client.query(sql, [order])
  return z.array(z.object({ id: z.uuid() })).parse(rows)[0]?.id
}

/** Does one thing; undefined where there is nothing to do it with. */
async function perform(session: UndoneTransaction, order: RefundableOrder, next: Step) {
  const { client } = session
  const { id, customer, vendor, admin, items } = order
  switch (next.does) {
    case 'help':
      if (order.claim || (order.isParcel && next.problem === 'item_bad')) return undefined
      return session.call(customer, 'report_order_problem', {
        order_id: id,
        problem: next.problem,
        idempotency_key: onceKey(),
        lines: JSON.stringify([{ position: 1 + (next.line % order.lines), quantity: next.quantity }]),
      })
    case 'decideTicket': {
      const ticket = await one(
        client,
        `select ticket_id as id from private.order_claims where order_id = $1 and state = 'in_review' limit 1`,
        id,
      )
      return ticket
        ? session.call(admin, 'decide_ticket', {
            ticket_id: ticket,
            accept: next.accept,
            body: 'Looked at',
            idempotency_key: onceKey(),
          })
        : undefined
    }
    case 'return':
      if (!order.isParcel) return undefined
      return session.call(customer, 'request_return', {
        order_id: id,
        lines: JSON.stringify([
          {
            position: 1 + (next.line % order.lines),
            quantity: next.quantity,
            reason: next.reason,
            ...(next.exchange ? { exchange_item_id: items[1] ?? null } : {}),
          },
        ]),
        wish: next.exchange ? 'exchange' : 'refund',
        idempotency_key: onceKey(),
      })
    case 'decideReturn':
    case 'keep': {
      const open = await one(
        client,
        `select id from public.returns where order_id = $1 and private.is_open_return(state) order by id limit 1`,
        id,
      )
      if (!open) return undefined
      if (next.does === 'keep') return session.call(customer, 'cancel_return', { return_id: open })
      const move = (to_state: string) =>
        session.call(vendor, 'update_return', { return_id: open, to_state, note: 'Looked at', restock: true })
      if (next.to !== 'rejected') for (const before of ['approved', 'received']) await move(before)
      return move(next.to)
    }
    case 'decideClaim':
      return order.claim
        ? session.call(vendor, 'decide_claim', { claim_id: order.claim, accepted: next.accept })
        : undefined
    case 'administration':
    case 'everything': {
      const { rows } = await client.query(
        `select position, amount_paise - refunded_paise as left from private.charges_left($1)
         where nature not in ('tax', 'discount') and amount_paise > refunded_paise order by 1`,
        [id],
      )
      const charges = z.array(z.object({ position: z.int(), left: z.coerce.number() })).parse(rows)
      const chosen =
        next.does === 'everything'
          ? charges.map(({ position }) => ({ position }))
          : charges
              .slice(next.charge % Math.max(1, charges.length))
              .slice(0, 1)
              .map(({ position, left }) => ({ position, amount_paise: Math.ceil((left * next.share) / 100) }))
      return session.call(admin, 'refund_order', {
        order_id: id,
        lines: JSON.stringify(chosen),
        reason_code: next.does === 'everything' ? 'goodwill' : 'item_bad',
        note: null,
        idempotency_key: onceKey(),
      })
    }
    case 'handOver':
      return order.handover
        ? session.call(vendor, 'advance_order', {
            order_id: id,
            to_status: 'delivered',
            code: order.handover,
          })
        : undefined
    case 'cancel':
      return session.call(
        next.by === 'customer' ? customer : next.by === 'vendor' ? vendor : admin,
        'cancel_order',
        {
          order_id: id,
          reason_code:
            next.by === 'customer' ? 'changed_mind' : next.by === 'vendor' ? 'items_unavailable' : 'other',
        },
      )
  }
}

async function run(
  session: UndoneTransaction,
  order: RefundableOrder,
  course: readonly Step[],
): Promise<void> {
  const stateOf = async () => state.parse((await session.client.query(STATE, [order.id])).rows[0])
  let before = await stateOf()
  for (const next of course) {
    const answer = await perform(session, order, next)
    if (answer === undefined) continue
    count(typeof answer === 'string' ? `${next.does}: ${answer}` : next.does)
    if (typeof answer === 'string') continue
    const after = await stateOf()
    // Help, returns and missed deliveries give goods back for lines: exactly what the lines' account says.
    const isForLines = !['administration', 'everything', 'cancel'].includes(next.does)
    expect(after.recorded - before.recorded).toBe(isForLines ? after.goods - before.goods : 0)
    if (after.back > before.back) count(`${next.does} gave back`)
    // What has been refunded whole goes no further.
    if (after.status === 'delivered' && before.status !== 'delivered')
      expect(before.back).toBeLessThan(before.total)
    before = after
  }
  expect(faults.parse((await session.client.query(FAULTS, [order.id])).rows)).toEqual([])
}

test(
  'however help, returns, missed deliveries, cancelling and administration follow each other, no more goes back than was charged for a line and an order',
  async () => {
    console.log(`Random refunds with ANGADI_SEED=${SEED}`)
    await Promise.all(
      databases.map(async ({ harness, orders }) => {
        const client = await harness.owner.connect()
        const session = new UndoneTransaction(client)
        try {
          await fc.assert(
            fc.asyncProperty(
              fc.constantFrom(...orders),
              fc.array(step, { minLength: 3, maxLength: 7 }),
              (order, course) => session.run(() => run(session, order, course)),
            ),
            { numRuns: COURSES, seed: SEED, endOnFailure: true },
          )
        } finally {
          client.release()
        }
        expect(await harness.brokenRules()).toEqual([])
      }),
    )
    console.log(Object.fromEntries([...happened].toSorted()))
    // A test in which nothing happens would pass as well.
    for (const what of [
      'help',
      'decideTicket',
      'decideReturn',
      'decideClaim',
      'administration',
      'everything',
      'cancel',
    ])
      expect(happened.get(`${what} gave back`) ?? 0, what).toBeGreaterThan(0)
    for (const refusal of [
      'help: 409 already_reported',
      'help: 409 nothing_charged',
      'return: 409 return_exceeds_order',
    ])
      expect(happened.get(refusal) ?? 0, refusal).toBeGreaterThan(0)
  },
  timeFor(360_000),
)
