import type pg from 'pg'
import { z } from 'zod'
import { captured, type Gateway, razorpay } from '../../../../supabase/functions/_shared/razorpay.ts'
import { callOf } from '../../../../supabase/functions/payment-webhook/event.ts'
import { refundAt, refundClaimIn } from '../../../../supabase/functions/payment-worker/refunds.ts'
import { answerApi } from '../payment-simulator/api.ts'
import { Book } from '../payment-simulator/book.ts'
import type { Choice } from '../payment-simulator/choices.ts'
import { settle, tellDispute } from '../payment-simulator/settlements.ts'
import { bookDatabase, tell, unlessRefused } from './book-database.ts'

const ACCOUNT = { url: 'http://gateway/v1', keyId: 'rzp_test_race', keySecret: 'race-secret' }
const DAY_SECONDS = 86_400

const events = z.array(z.object({ id: z.string(), body: z.string() }))
const asked = z.object({ asked: z.object({ id: z.optional(z.uuid()), amount_paise: z.optional(z.int()) }) })

/**
 * The practice gateway's own book within a race's database, behind its own API and the functions' own client: what the
 * functions do of it without HTTP between them. Words of it are told when a race says so, not when they are made.
 */
export class GatewayAtWork {
  readonly book: Book
  private readonly gateway: Gateway
  private readonly pool: pg.Pool
  private due: Promise<unknown> = Promise.resolve()

  constructor(pool: pg.Pool) {
    this.pool = pool
    this.book = new Book(bookDatabase(pool), 'upi://pay?tr=')
    this.gateway = razorpay(ACCOUNT, (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.slice('/v1/'.length)
      return answerApi(this.book, `${ACCOUNT.keyId}:${ACCOUNT.keySecret}`, request, path)
    })
  }

  /** Tells the database something, by the names of the parameters of the function that is told. */
  tell(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
    return tell(this.pool, name, args)
  }

  /** The gateway's order of a checkout, made at the first call; undefined where nothing waits to be paid. */
  async start(customer: string, checkout: string): Promise<string | undefined> {
    const { rows } = await this.pool.query('select public.gateway_start($1, $2) as asked', [
      customer,
      checkout,
    ])
    const { id, amount_paise: amountPaise } = asked.parse(rows[0]).asked
    if (id === undefined || amountPaise === undefined) return undefined
    const made = await this.gateway.makeOrder({
      amountPaise,
      currency: 'INR',
      receipt: id.replaceAll('-', ''),
    })
    return z.string().parse(await this.tell('gateway_order_made', { id, provider_order_id: made }))
  }

  /** Somebody pays, or tries to. Returns the payment's id. */
  async pay(order: string, choice: Choice): Promise<string> {
    return (await this.book.pay(order, choice)).id
  }

  /** Somebody pays for nothing of ours. */
  async payForNothing(amount: number): Promise<void> {
    const order = { amount, currency: 'INR', receipt: null, notes: {}, captures: true }
    await this.book.pay((await this.book.makeOrder(order)).id, 'silent')
  }

  /** The events of a gateway's order, the first one first. */
  async eventsOf(order: string): Promise<z.infer<typeof events>> {
    const { rows } = await this.pool.query(
      `select id, body from payment_simulator.events
       where body::jsonb #>> '{payload,payment,entity,order_id}' = $1 order by number`,
      [order],
    )
    return events.parse(rows)
  }

  /** Tells an event as payment-webhook does. */
  async tellEvent({ id, body }: z.infer<typeof events>[number]): Promise<void> {
    const call = callOf(JSON.parse(body), id)
    if (call) await this.tell(call.name, call.args)
  }

  /** Asks for the payments of an order and tells them, as payment-worker does and the browser's confirmation. */
  async check(order: string): Promise<void> {
    for (const payment of (await this.gateway.paymentsOf(order)).toReversed())
      await this.tell('gateway_record', { payment: await captured(this.gateway, payment) })
  }

  /** Asks for the refunds that are due and tells what became of them, as payment-worker does. Returns how many there were. */
  async sendBack(): Promise<number> {
    await this.pool.query(
      `update private.gateway_refunds set next_at = now() where id in (select id from private.gateway_refunds
         where ended_at is null and next_at > now() for update skip locked)`,
    )
    const { rows } = await this.pool.query('select * from public.claim_gateway_refunds(50)')
    const claims = rows
      .map((row) => refundClaimIn({ ...row, amount_paise: Number(row['amount_paise']) }))
      .filter((claim) => claim !== undefined)
    const results = await Promise.all(claims.map((claim) => refundAt(this.gateway, claim)))
    if (results.length > 0) await this.tell('settle_gateway_refunds', { results })
    return claims.length
  }

  /** Banks answer: refunds arrive or fail, and payments that were waited for come. One at a time, as in the simulator. */
  banksAnswer(): Promise<void> {
    const next = this.due.then(async () => {
      // The book is made at its first use.
      await this.book.doWhatIsDue()
      await this.pool.query(`update payment_simulator.refunds set settle_at = now() where status = 'pending'`)
      await this.pool.query(
        `update payment_simulator.payments set approve_at = now() where approve_at is not null`,
      )
      await this.book.doWhatIsDue()
    })
    this.due = next
    return next
  }

  /** Somebody at the gateway's own desk gives money back. */
  async refundAtDesk(payment: string, amount: number): Promise<void> {
    await unlessRefused(this.book.makeRefund(payment, { amount, receipt: null, notes: {}, key: null }))
  }

  async dispute(payment: string, status: 'open' | 'won' | 'lost'): Promise<void> {
    await unlessRefused(tellDispute(this.book, payment, status))
  }

  /** Sends all that is there to the bank account. */
  async settle(): Promise<void> {
    await settle(this.book)
  }

  /** Reads all that the gateway has, as the nightly comparison does. */
  async readAll(): Promise<void> {
    const now = Math.floor(Date.now() / 1000)
    const period = { from: now - DAY_SECONDS, to: now + 60 }
    for await (const payments of this.gateway.paymentsWithin(period))
      await this.tell('gateway_list_payments', { payments })
    for await (const refunds of this.gateway.refundsWithin(period))
      await this.tell('gateway_list_refunds', { refunds })
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    const settlements = await this.gateway.settlementsOf(period)
    const lines = []
    for await (const page of this.gateway.settlementLines(day)) lines.push(...page)
    for (const settlement of settlements)
      await this.tell('gateway_settled', {
        settlement,
        lines: lines.filter((line) => line.settlement_id === settlement.provider_settlement_id),
      })
    // None of them is of these minutes, of which words may still come.
    await this.pool.query(
      `update private.provider_payments set made_at = now() - interval '1 hour' where made_at > now() - interval '1 hour'`,
    )
    await this.tell('gateway_day_read', { day })
  }
}
