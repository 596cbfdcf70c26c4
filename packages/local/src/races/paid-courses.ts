import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod'
import { askQuote, place, putInCart } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { advance, cancel } from '../market/steps.ts'
import type { GatewayAtWork } from './gateway-at-work.ts'
import { type Harness, outcomeOf } from './harness.ts'
import { refundOfFirst } from './refund-of-first.ts'

/** What can happen to a checkout that is paid online: by its people, at the gateway, at banks, to words, and by time. */
const STEPS = [
  'pays',
  'pays',
  'pays',
  'paysTwice',
  'paysOtherSum',
  'paysSilently',
  'paysWithoutRefunds',
  'paysLater',
  'declines',
  'otherTab',
  'hears',
  'hears',
  'hearsAnything',
  'asks',
  'timeOut',
  'leaves',
  'vendorCancels',
  'isDelivered',
  'isDelivered',
  'refundSome',
  'refundSomeToWallet',
  'deskRefunds',
  'sendBack',
  'banksAnswer',
  'isDisputed',
  'disputeWon',
  'disputeLost',
  'strayComes',
  'settles',
] as const
type Step = (typeof STEPS)[number]

const step = fc.record({ does: fc.constantFrom(...STEPS), which: fc.nat(7) })

/** The course of a checkout. What is in one list happens at the same moment; some of it is told in the end, or never. */
export const paidCourse = fc.record({
  steps: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 }),
  lateWords: fc.constantFrom('inOrder', 'backwards', 'lost'),
})
/** One of them. */
type PaidCourse = typeof paidCourse extends fc.Arbitrary<infer One> ? One : never

/** An order of a checkout that is paid online. */
interface PaidOrder {
  readonly id: string
  readonly checkout: string
  readonly customer: Customer
  readonly vendor: SampleVendor
  /** The gateway's orders of it, the newest last: a new one is made where the former has ended. */
  readonly asked: string[]
}

/** Everybody whom a course needs. */
export interface PaidMarket {
  readonly harness: Harness
  readonly gateway: GatewayAtWork
}

const paymentIds = z.array(z.object({ id: z.string() }))

/** An order that the customer collects, in part paid by the wallet where there is money, and asked for at the gateway. */
export async function paidOrder(
  { harness, gateway }: PaidMarket,
  customer: Customer,
  vendor: SampleVendor,
): Promise<PaidOrder> {
  const { api } = harness
  // What was never paid is in the cart again.
  await rpc(api, customer.id, 'clear_cart', {}, z.unknown())
  await putInCart(api, customer, vendor, 0)
  await putInCart(api, customer, vendor, 1)
  const { quote_id, totals, problems } = await askQuote(api, customer, { fulfilment: 'pickup' })
  if (quote_id === null) throw new Error(problems.map(({ code }) => code).join(', '))
  const placed = await place(api, customer, quote_id, 'gateway', randomUUID(), { wallet_first: true })
  const [order] = placed.outcome === 'placed' ? placed.orders : []
  if (placed.outcome !== 'placed' || !order) throw new Error('the order was not placed')
  if (order.total_paise !== totals.total_paise)
    throw new Error(`quoted ${totals.total_paise} paise and charged ${order.total_paise}`)
  const asked = await gateway.start(customer.id, placed.checkout_id)
  return { id: order.id, checkout: placed.checkout_id, customer, vendor, asked: asked ? [asked] : [] }
}

async function paymentOf({ harness }: PaidMarket, { asked }: PaidOrder, which: number): Promise<string> {
  const { rows } = await harness.owner.query(
    `select id from payment_simulator.payments where order_id = any ($1)
       and status in ('captured', 'refunded') and choice <> 'silent' order by created_at`,
    [asked],
  )
  const ids = paymentIds.parse(rows)
  return ids[which % Math.max(1, ids.length)]?.id ?? ''
}

async function deliver({ harness: { api, market } }: PaidMarket, { id, vendor }: PaidOrder): Promise<void> {
  for (const to of ['confirmed', 'preparing', 'ready'])
    if (typeof (await outcomeOf(advance(api, vendor.owner, id, to))) === 'string') return
  await outcomeOf(advance(api, vendor.owner, id, 'delivered', await market.code(id, 'drop')))
}

/** Lets one thing happen. */
export async function happen(
  market: PaidMarket,
  order: PaidOrder,
  { does, which }: { readonly does: Step; readonly which: number },
): Promise<unknown> {
  const { harness, gateway } = market
  const { owner, api } = harness
  const asked = order.asked.at(-1)
  const pays = async (choice: Parameters<GatewayAtWork['pay']>[1]) =>
    asked === undefined ? undefined : gateway.pay(asked, choice)
  const some = 1001 + which * 1500
  const refundSome = (destination: 'source' | 'wallet') =>
    refundOfFirst(owner, order.id, some, { bearer: some % 3 === 0 ? 'platform' : 'customer', destination })
  switch (does) {
    case 'pays':
      return pays(which % 2 === 0 ? 'upi' : 'card')
    case 'paysTwice':
      return pays('twice')
    case 'paysOtherSum':
      return pays('other_amount')
    case 'paysSilently':
      return pays('silent')
    case 'paysWithoutRefunds':
      return pays('no_refund')
    case 'paysLater':
      return pays('later')
    case 'declines':
      return pays('decline')
    case 'otherTab': {
      const again = await gateway.start(order.customer.id, order.checkout)
      if (again !== undefined && again !== asked) order.asked.push(again)
      return again
    }
    case 'hears':
      for (const event of asked === undefined ? [] : await gateway.eventsOf(asked))
        await gateway.tellEvent(event)
      return undefined
    case 'hearsAnything': {
      const told = asked === undefined ? [] : await gateway.eventsOf(asked)
      const event = told[which % Math.max(1, told.length)]
      // The same again, and under another id, as after a replay.
      if (event) await gateway.tellEvent(which % 2 === 0 ? event : { ...event, id: `evt_${randomUUID()}` })
      return undefined
    }
    case 'asks':
      return asked === undefined ? undefined : gateway.check(asked)
    case 'timeOut':
      await owner.query(
        `update private.order_timers set due_at = now() where order_id = $1 and action = 'payment_window'`,
        [order.id],
      )
      return owner.query('select private.sweep_timers()')
    case 'leaves':
      return outcomeOf(
        rpc(api, order.customer.id, 'leave_payment', { checkout_id: order.checkout }, z.unknown()),
      )
    case 'vendorCancels':
      return outcomeOf(cancel(api, order.vendor.owner, order.id, 'items_unavailable'))
    case 'isDelivered':
      return deliver(market, order)
    case 'refundSome':
      return refundSome('source')
    case 'refundSomeToWallet':
      return refundSome('wallet')
    case 'deskRefunds':
      return gateway.refundAtDesk(await paymentOf(market, order, which), 100 + which)
    case 'sendBack':
      return gateway.sendBack()
    case 'banksAnswer':
      return gateway.banksAnswer()
    case 'isDisputed':
      return gateway.dispute(await paymentOf(market, order, which), 'open')
    case 'disputeWon':
      return gateway.dispute(await paymentOf(market, order, which), 'won')
    case 'disputeLost':
      return gateway.dispute(await paymentOf(market, order, which), 'lost')
    case 'strayComes':
      return gateway.payForNothing(500 + which * 100)
    case 'settles':
      return gateway.settle()
  }
}

/** The words that nobody has heard yet, in the end; those of disputes come in any case, because nobody could ask for them. */
export async function lastWords(
  { gateway }: PaidMarket,
  { asked }: PaidOrder,
  how: PaidCourse['lateWords'],
): Promise<void> {
  for (const one of asked) {
    const all = await gateway.eventsOf(one)
    const told = how === 'lost' ? all.filter(({ body }) => body.includes('payment.dispute.')) : all
    for (const event of how === 'backwards' ? told.toReversed() : told) await gateway.tellEvent(event)
  }
}
