import { z } from 'zod'
import { type Page, Refused, SECONDS } from '../service-simulator/answers.ts'
import { newId } from '../service-simulator/ids.ts'
import type { Book } from './book.ts'
import { addEvent, paymentIn } from './booked-rows.ts'

const whole = z.coerce.number().int()

const settlement = z.object({ id: z.string(), amount: whole, utr: z.string(), seconds: whole })
const line = z.object({
  settlement_id: z.string(),
  entity_id: z.string(),
  type: z.string(),
  debit: whole,
  credit: whole,
  fee: whole,
  tax: whole,
})
const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: whole,
  status: z.string(),
  seconds: whole,
})

/** How a dispute can stand. */
export const DISPUTE_STATES = ['open', 'under_review', 'won', 'lost', 'closed'] as const
type DisputeState = (typeof DISPUTE_STATES)[number]

/** How long one may answer a dispute, in seconds. */
const ANSWER_WITHIN = 7 * 24 * 3600

/** What no settlement has yet: payments less a fee of 2 % and its tax of 18 %, what went back, and what is disputed. */
const UNSETTLED = `
  select id, type, debit, credit - fee as credit, fee, tax from (
    select p.id, 'payment' as type, 0 as debit, p.amount as credit,
      round(p.amount * 0.02)::bigint + round(round(p.amount * 0.02) * 0.18)::bigint as fee,
      round(round(p.amount * 0.02) * 0.18)::bigint as tax
    from payment_simulator.payments as p where p.status in ('captured', 'refunded')
    union all select r.id, 'refund', r.amount, 0, 0, 0 from payment_simulator.refunds as r
      where r.status = 'processed'
    union all select d.id, 'adjustment', d.amount, 0, 0, 0 from payment_simulator.disputes as d
    union all select d.id || 'won', 'adjustment', 0, d.amount, 0, 0 from payment_simulator.disputes as d
      where d.status in ('won', 'closed')) as all_lines
  where id not in (select entity_id from payment_simulator.settlement_lines)`

/** Sends all that is there to the bank account. Returns the settlement's id; undefined where there is nothing. */
export function settle(book: Book): Promise<string | undefined> {
  return book.write(async (sql) => {
    await sql.query('lock table payment_simulator.settlement_lines in exclusive mode')
    const id = newId('setl')
    // One statement, so that its sum is that of its lines whatever comes meanwhile. A bank account is credited, and never
    // debited.
    const lines = await sql.query(
      `with unsettled as materialized (${UNSETTLED}), made as (
         insert into payment_simulator.settlements (id, amount, utr)
         select $1, sum(credit - debit), $2 from unsettled having sum(credit - debit) >= 0 returning id)
       insert into payment_simulator.settlement_lines (settlement_id, entity_id, type, debit, credit, fee, tax)
       select made.id, u.* from made cross join unsettled as u returning entity_id`,
      [id, `UTR${id.slice(5)}`],
    )
    return lines.length > 0 ? id : undefined
  })
}

/** The settlements of a period in the gateway's words. */
export function settlements(book: Book, { from, to, count, skip }: Page): Promise<readonly object[]> {
  return book.write(async (sql) => {
    const rows = await sql.query(
      `select *, ${SECONDS} from payment_simulator.settlements
       where created_at between to_timestamp($1::double precision) and to_timestamp($2::double precision) + interval '1 second'
       order by created_at desc, id limit $3::integer offset $4::integer`,
      [from, to, count, skip],
    )
    return rows.map((row) => {
      const { seconds, ...entity } = settlement.parse(row)
      return { ...entity, entity: 'settlement', status: 'processed', fees: 0, tax: 0, created_at: seconds }
    })
  })
}

/** The lines of the settlements of a day in India. */
export function settlementLines(
  book: Book,
  day: string,
  { count, skip }: Pick<Page, 'count' | 'skip'>,
): Promise<readonly object[]> {
  return book.write(async (sql) => {
    const rows = await sql.query(
      `select l.* from payment_simulator.settlement_lines as l
       join payment_simulator.settlements as s on s.id = l.settlement_id
       where (s.created_at at time zone 'Asia/Kolkata')::date = $1::date
       order by l.entity_id limit $2::integer offset $3::integer`,
      [day, count, skip],
    )
    return rows.map((row) => line.parse(row))
  })
}

/** A customer's bank disputes a payment, or decides; what is decided stays so. */
export function tellDispute(book: Book, paymentId: string, status: DisputeState): Promise<string> {
  return book.write(async (sql) => {
    const payment = await paymentIn(sql, paymentId)
    if (payment.status !== 'captured') throw new Refused(400, 'Only a captured payment is disputed')
    const [known] = await sql.query(
      'select id, status from payment_simulator.disputes where payment_id = $1',
      [paymentId],
    )
    if (known && ['won', 'lost', 'closed'].includes(String(known['status'])))
      throw new Refused(400, 'The dispute is decided')
    const id = known ? String(known['id']) : newId('disp')
    await sql.query(
      `insert into payment_simulator.disputes (id, payment_id, amount, status) values ($1, $2, $3::bigint, $4)
       on conflict (id) do update set status = excluded.status`,
      [id, paymentId, payment.amount - payment.amount_refunded, status],
    )
    const [row] = await sql.query(`select *, ${SECONDS} from payment_simulator.disputes where id = $1`, [id])
    const { seconds, ...entity } = dispute.parse(row)
    await addEvent(sql, `payment.dispute.${status === 'open' ? 'created' : status}`, {
      payment,
      dispute: {
        ...entity,
        entity: 'dispute',
        currency: payment.currency,
        amount_deducted: entity.amount,
        reason_code: 'goods_or_services_not_received',
        phase: 'chargeback',
        respond_by: seconds + ANSWER_WITHIN,
        created_at: seconds,
      },
    })
    return id
  })
}
