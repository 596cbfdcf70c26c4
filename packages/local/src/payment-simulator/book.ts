import { LISTED, type Page, Refused, SECONDS } from '../service-simulator/answers.ts'
import { newId } from '../service-simulator/ids.ts'
import { type BookDatabase, KeptBook } from '../service-simulator/kept-book.ts'
import {
  addEvent,
  approve,
  closeCode,
  codeIn,
  goBack,
  orderIn,
  paymentIn,
  refundIn,
  take,
} from './booked-rows.ts'
import type { Choice } from './choices.ts'
import {
  type BookedCode,
  type BookedOrder,
  type BookedPayment,
  type BookedRefund,
  orderOf,
  paymentOf,
  refundOf,
} from './entities.ts'
import { BOOK } from './schema.ts'

/** What the choice "after 20 seconds" takes, and a bank for a refund, in seconds. */
const APPROVED_AFTER = 20
const REFUNDED_AFTER = 2
const ONE_RUPEE = 100

/** An order to make. */
export interface OrderRequest {
  readonly amount: number
  readonly currency: string
  readonly receipt: string | null
  readonly notes: Readonly<Record<string, string>>
  /** Whether what is authorised is captured by itself. */
  readonly captures: boolean
}

/** A QR code to make; `closeBy` in seconds since 1970. */
export interface CodeRequest {
  readonly amount: number
  readonly closeBy: number
  readonly notes: Readonly<Record<string, string>>
}

/** A refund to make: without an amount of all that is left. */
export interface RefundRequest {
  readonly amount: number | undefined
  readonly receipt: string | null
  readonly notes: Readonly<Record<string, string>>
  /** With the same key it is made once. */
  readonly key: string | null
}

/** The simulator's orders, payments and refunds, in a schema of its own, so that they outlive a restart. */
export class Book extends KeptBook {
  /** The address of the page on which a QR code is paid: what the codes say. */
  private readonly codePage: string

  constructor(database: BookDatabase, codePage: string) {
    super(database, 'payment_simulator', BOOK)
    this.codePage = codePage
  }

  makeOrder({ amount, currency, receipt, notes, captures }: OrderRequest): Promise<BookedOrder> {
    return this.write(async (sql) => {
      const id = newId('order')
      await sql.query(
        `insert into payment_simulator.orders (id, amount, currency, receipt, notes, captures)
         values ($1, $2::bigint, $3, $4, $5::jsonb, $6::boolean)`,
        [id, amount, currency, receipt, JSON.stringify(notes), captures],
      )
      return orderIn(sql, id)
    })
  }

  makeCode({ amount, closeBy, notes }: CodeRequest): Promise<BookedCode> {
    return this.write(async (sql) => {
      const id = newId('qr')
      await sql.query(
        `insert into payment_simulator.codes (id, amount, content, notes, close_by)
         values ($1, $2::bigint, $3, $4::jsonb, to_timestamp($5::double precision))`,
        [id, amount, `${this.codePage}${id}`, JSON.stringify(notes), closeBy],
      )
      return codeIn(sql, id)
    })
  }

  code(id: string): Promise<BookedCode> {
    return this.write((sql) => codeIn(sql, id))
  }

  closeCode(id: string): Promise<BookedCode> {
    return this.write(async (sql) => {
      const { status } = await codeIn(sql, id)
      if (status === 'closed') throw new Refused(400, 'The QR code is already closed')
      return closeCode(sql, id, 'on_demand')
    })
  }

  paymentsByCode(id: string): Promise<readonly BookedPayment[]> {
    return this.write(async (sql) => {
      await codeIn(sql, id)
      const rows = await sql.query(
        `select *, ${SECONDS} from payment_simulator.payments where code_id = $1 order by created_at desc`,
        [id],
      )
      return rows.map(paymentOf)
    })
  }

  /** Somebody has paid a QR code in an app for UPI, as chosen on its page. A closed one takes nothing. */
  payCode(codeId: string, choice: Choice): Promise<BookedPayment> {
    return this.write(async (sql) => {
      const code = await codeIn(sql, codeId)
      if (code.status === 'closed') throw new Refused(400, 'The QR code is closed')
      const id = newId('pay')
      const isDeclined = choice === 'decline'
      await sql.query(
        `insert into payment_simulator.payments (id, code_id, amount, currency, status, method, choice)
         values ($1, $2, $3::bigint, 'INR', $4, 'upi', $5)`,
        [id, codeId, code.amount, isDeclined ? 'failed' : 'captured', choice],
      )
      const payment = await paymentIn(sql, id)
      if (isDeclined) return payment
      const closed = await closeCode(sql, codeId, 'paid')
      const times = choice === 'twice' ? 2 : 1
      await addEvent(sql, 'payment.captured', { payment }, times)
      await addEvent(sql, 'qr_code.credited', { payment, code: closed }, times)
      return payment
    })
  }

  order(id: string): Promise<BookedOrder> {
    return this.write((sql) => orderIn(sql, id))
  }

  payment(id: string): Promise<BookedPayment> {
    return this.write((sql) => paymentIn(sql, id))
  }

  refund(id: string): Promise<BookedRefund> {
    return this.write((sql) => refundIn(sql, id))
  }

  orders({ from, to, count, skip }: Page): Promise<readonly BookedOrder[]> {
    const text = `select *, ${SECONDS} from payment_simulator.orders ${LISTED}`
    return this.write(async (sql) => (await sql.query(text, [from, to, count, skip])).map(orderOf))
  }

  payments({ from, to, count, skip }: Page): Promise<readonly BookedPayment[]> {
    const text = `select *, ${SECONDS} from payment_simulator.payments ${LISTED}`
    return this.write(async (sql) => (await sql.query(text, [from, to, count, skip])).map(paymentOf))
  }

  refunds({ from, to, count, skip }: Page): Promise<readonly BookedRefund[]> {
    const text = `select *, ${SECONDS} from payment_simulator.refunds ${LISTED}`
    return this.write(async (sql) => (await sql.query(text, [from, to, count, skip])).map(refundOf))
  }

  paymentsOf(orderId: string): Promise<readonly BookedPayment[]> {
    return this.write(async (sql) => {
      await orderIn(sql, orderId)
      const rows = await sql.query(
        `select *, ${SECONDS} from payment_simulator.payments where order_id = $1 order by created_at desc`,
        [orderId],
      )
      return rows.map(paymentOf)
    })
  }

  refundsOf(paymentId: string): Promise<readonly BookedRefund[]> {
    return this.write(async (sql) => {
      await paymentIn(sql, paymentId)
      const rows = await sql.query(
        `select *, ${SECONDS} from payment_simulator.refunds where payment_id = $1 order by created_at desc`,
        [paymentId],
      )
      return rows.map(refundOf)
    })
  }

  /** Somebody has chosen on the pay page. The real gateway refuses an order that is paid; this one takes it again. */
  pay(orderId: string, choice: Choice): Promise<BookedPayment> {
    return this.write(async (sql) => {
      const order = await orderIn(sql, orderId)
      const id = newId('pay')
      const waits = choice === 'later' || choice === 'never'
      await sql.query(
        `insert into payment_simulator.payments
           (id, order_id, amount, currency, status, method, choice, approve_at)
         values ($1, $2, $3::bigint, $4, $5, $6, $7, now() + $8::integer * interval '1 second')`,
        [
          id,
          orderId,
          order.amount + (choice === 'other_amount' ? ONE_RUPEE : 0),
          order.currency,
          choice === 'decline' ? 'failed' : 'created',
          choice === 'card' ? 'card' : 'upi',
          choice,
          choice === 'later' ? APPROVED_AFTER : null,
        ],
      )
      await sql.query(
        `update payment_simulator.orders set attempts = attempts + 1,
           status = case status when 'created' then 'attempted' else status end where id = $1`,
        [orderId],
      )
      if (choice === 'decline') await addEvent(sql, 'payment.failed', { payment: await paymentIn(sql, id) })
      else if (!waits) await approve(sql, id)
      return paymentIn(sql, id)
    })
  }

  /** Takes the money of an authorised payment. */
  capture(id: string, amount: number, currency: string): Promise<BookedPayment> {
    return this.write(async (sql) => {
      const payment = await paymentIn(sql, id)
      if (payment.status === 'captured' || payment.status === 'refunded')
        throw new Refused(400, 'This payment has already been captured')
      if (payment.status !== 'authorized')
        throw new Refused(
          400,
          'Only payments which have been authorized and not yet captured can be captured',
        )
      if (payment.amount !== amount || payment.currency !== currency)
        throw new Refused(400, 'Capture amount must be equal to the amount authorized')
      await take(sql, id)
      return paymentIn(sql, id)
    })
  }

  makeRefund(paymentId: string, request: RefundRequest): Promise<BookedRefund> {
    return this.write(async (sql) => {
      const asked = JSON.stringify({ paymentId, ...request })
      const [known] =
        request.key === null
          ? []
          : await sql.query(`select *, ${SECONDS} from payment_simulator.refunds where key = $1`, [
              request.key,
            ])
      if (known) {
        const made = refundOf(known)
        if (made.asked === asked) return made
        throw new Refused(400, 'Different request with the same idempotency key has already been processed.')
      }
      const payment = await paymentIn(sql, paymentId)
      if (payment.status === 'refunded') throw new Refused(400, 'The payment has been fully refunded already')
      if (payment.status !== 'captured') throw new Refused(400, 'The payment has not been captured')
      // What a bank disputes or has taken is not there to go back.
      const [disputed] = await sql.query(
        `select coalesce(sum(amount), 0) as amount from payment_simulator.disputes
         where payment_id = $1 and status not in ('won', 'closed')`,
        [paymentId],
      )
      const left = payment.amount - payment.amount_refunded - Number(disputed?.['amount'])
      const amount = request.amount ?? left
      if (amount > left || left === 0)
        throw new Refused(400, 'The total refund amount is greater than the refund payment amount')
      const id = newId('rfnd')
      await sql.query(
        `insert into payment_simulator.refunds
           (id, payment_id, amount, currency, receipt, notes, key, asked, settle_at)
         values ($1, $2, $3::bigint, $4, $5, $6::jsonb, $7, $8, now() + $9::integer * interval '1 second')`,
        [
          id,
          paymentId,
          amount,
          payment.currency,
          request.receipt,
          JSON.stringify(request.notes),
          request.key,
          asked,
          REFUNDED_AFTER,
        ],
      )
      await goBack(sql, paymentId, amount)
      const made = await refundIn(sql, id)
      await addEvent(sql, 'refund.created', { refund: made, payment: await paymentIn(sql, paymentId) })
      return made
    })
  }

  /** Does what is due by now: approves who has been waited for, and ends refunds. */
  async doWhatIsDue(): Promise<void> {
    await this.write(async (sql) => {
      const waiting = await sql.query(
        `update payment_simulator.payments set approve_at = null
         where status = 'created' and approve_at <= now() returning id, choice`,
      )
      for (const row of waiting) await approve(sql, String(row['id']))
      const ending = await sql.query(
        `select r.id, r.payment_id, r.amount, p.choice from payment_simulator.refunds as r
         join payment_simulator.payments as p on p.id = r.payment_id
         where r.status = 'pending' and r.settle_at <= now() order by r.settle_at`,
      )
      for (const { id, payment_id, amount, choice } of ending) {
        const fails = choice === 'no_refund'
        await sql.query('update payment_simulator.refunds set status = $2 where id = $1', [
          id,
          fails ? 'failed' : 'processed',
        ])
        if (fails) await goBack(sql, String(payment_id), -Number(amount))
        await addEvent(sql, fails ? 'refund.failed' : 'refund.processed', {
          refund: await refundIn(sql, String(id)),
          payment: await paymentIn(sql, String(payment_id)),
        })
      }
    })
  }

  /** When something is due next, in milliseconds from now; undefined where nothing is. */
  async nextDueInMs(): Promise<number | undefined> {
    const [row] = await this.write((sql) =>
      sql.query(
        `select ceil(extract(epoch from min(at) - clock_timestamp()) * 1000)::double precision as ms from (
           select min(approve_at) as at from payment_simulator.payments where status = 'created'
           union all select min(settle_at) from payment_simulator.refunds where status = 'pending'
           union all select min(next_at) from payment_simulator.events) as due`,
      ),
    )
    const ms = row?.['ms']
    return typeof ms === 'number' ? Math.max(0, ms) : undefined
  }
}
