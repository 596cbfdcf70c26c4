import type { Sql } from '../gateway/database-port.ts'
import { Refused, SECONDS } from '../service-simulator/answers.ts'
import { keepEvent } from '../service-simulator/events.ts'
import {
  type BookedCode,
  type BookedOrder,
  type BookedPayment,
  type BookedRefund,
  CODE_SECONDS,
  codeEntity,
  codeOf,
  orderEntity,
  orderOf,
  paymentEntity,
  paymentOf,
  refundEntity,
  refundOf,
} from './entities.ts'

export async function orderIn(sql: Sql, id: string): Promise<BookedOrder> {
  const [row] = await sql.query(
    `select *, ${SECONDS} from payment_simulator.orders where id = $1 for update`,
    [id],
  )
  if (!row) throw new Refused(400, 'The id provided does not exist')
  return orderOf(row)
}

export async function codeIn(sql: Sql, id: string): Promise<BookedCode> {
  await sql.query(
    `update payment_simulator.codes set status = 'closed', closed_at = close_by, close_reason = 'expired'
     where id = $1 and status = 'active' and close_by <= now()`,
    [id],
  )
  const [row] = await sql.query(
    `select *, ${CODE_SECONDS} from payment_simulator.codes where id = $1 for update`,
    [id],
  )
  if (!row) throw new Refused(400, 'The id provided does not exist')
  return codeOf(row)
}

export async function closeCode(sql: Sql, id: string, reason: 'paid' | 'on_demand'): Promise<BookedCode> {
  await sql.query(
    `update payment_simulator.codes set status = 'closed', closed_at = now(), close_reason = $2 where id = $1`,
    [id, reason],
  )
  return codeIn(sql, id)
}

export async function paymentIn(sql: Sql, id: string): Promise<BookedPayment> {
  const [row] = await sql.query(
    `select *, ${SECONDS} from payment_simulator.payments where id = $1 for update`,
    [id],
  )
  if (!row) throw new Refused(400, 'The id provided does not exist')
  return paymentOf(row)
}

export async function refundIn(sql: Sql, id: string): Promise<BookedRefund> {
  const [row] = await sql.query(`select *, ${SECONDS} from payment_simulator.refunds where id = $1`, [id])
  if (!row) throw new Refused(400, 'The id provided does not exist')
  return refundOf(row)
}

/** What went back of a payment becomes more, or less where a refund has failed. */
export async function goBack(sql: Sql, paymentId: string, amount: number): Promise<void> {
  await sql.query(
    `update payment_simulator.payments set amount_refunded = amount_refunded + $2::bigint,
       status = case when amount_refunded + $2::bigint = amount then 'refunded' else 'captured' end where id = $1`,
    [paymentId, amount],
  )
}

interface Told {
  readonly payment: BookedPayment
  readonly refund?: BookedRefund
  readonly order?: BookedOrder
  readonly code?: BookedCode
  readonly dispute?: object
}

/** Puts an event on its way, as a snapshot of now; several times under one id where it is repeated. */
export async function addEvent(sql: Sql, name: string, told: Told, times = 1): Promise<void> {
  if (told.payment.choice === 'silent') return
  const { payment, refund, order, code, dispute } = told
  const payload = {
    ...(refund ? { refund: { entity: refundEntity(refund) } } : {}),
    payment: { entity: paymentEntity(payment) },
    ...(order ? { order: { entity: orderEntity(order) } } : {}),
    ...(code ? { qr_code: { entity: codeEntity(code) } } : {}),
    ...(dispute ? { dispute: { entity: dispute } } : {}),
  }
  await keepEvent(sql, 'payment_simulator', name, payload, times)
}

/** The money of a payment is there. */
export async function take(sql: Sql, id: string): Promise<void> {
  await sql.query(`update payment_simulator.payments set status = 'captured' where id = $1`, [id])
  const payment = await paymentIn(sql, id)
  const orderId = payment.order_id ?? ''
  await sql.query(`update payment_simulator.orders set status = 'paid', amount_paid = amount where id = $1`, [
    orderId,
  ])
  const order = await orderIn(sql, orderId)
  const times = payment.choice === 'twice' ? 2 : 1
  await addEvent(sql, 'payment.captured', { payment }, times)
  await addEvent(sql, 'order.paid', { payment, order }, times)
}

export async function approve(sql: Sql, id: string): Promise<void> {
  await sql.query(`update payment_simulator.payments set status = 'authorized' where id = $1`, [id])
  const payment = await paymentIn(sql, id)
  const { captures } = await orderIn(sql, payment.order_id ?? '')
  const isLast = payment.choice === 'twice' && captures
  if (!isLast) await addEvent(sql, 'payment.authorized', { payment })
  if (captures) await take(sql, id)
  if (isLast) await addEvent(sql, 'payment.authorized', { payment })
}
