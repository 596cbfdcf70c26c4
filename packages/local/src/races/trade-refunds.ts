import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pick } from './actors.ts'
import type { Harness } from './harness.ts'
import type { Outcomes } from './outcomes.ts'
import { ownAct, type Present } from './trade-calls.ts'

const charges = z.array(z.object({ position: z.int(), left: z.coerce.number() }))

/** A part of one charge and sometimes another one whole, with the same key twice. */
export async function refundPart(harness: Harness, outcomes: Outcomes, o: Present, n: number): Promise<void> {
  if (o.status === 'cancelled') return
  const { rows } = await harness.owner.query(
    `select position, amount_paise - refunded_paise as left from private.charges_left($1)
     where nature not in ('tax', 'discount') and amount_paise > refunded_paise order by position`,
    [o.id],
  )
  const left = charges.parse(rows)
  if (left.length === 0) return
  const first = pick(left, n)
  const second = pick(left, n + 1)
  const chosen = [
    {
      position: first.position,
      amount_paise: n % 3 === 0 ? first.left : Math.ceil((first.left * (1 + (n % 90))) / 100),
    },
    ...(n % 4 === 0 && second !== first ? [{ position: second.position, amount_paise: second.left }] : []),
  ]
  const values = [o.id, JSON.stringify(chosen), n % 5 === 0 ? 'platform' : 'vendor', `refund:${randomUUID()}`]
  const refund = () =>
    ownAct(
      harness,
      outcomes,
      `select private.refund(o, $2, 'other', $3, 'wallet', $4) from private.lock_order($1) as o where o.status <> 'cancelled'`,
      values,
    )
  if (await refund()) outcomes.count('refunded')
  if (n % 2 === 0) await refund()
}

/** All that is left of a lesson that was not given. */
export async function refundLesson(
  harness: Harness,
  outcomes: Outcomes,
  o: Present,
  lesson: number,
): Promise<void> {
  await ownAct(
    harness,
    outcomes,
    `select private.refund(o, jsonb_build_array(jsonb_build_object('position', $2::integer, 'amount_paise', c.left)), 'other',
       'vendor', 'wallet', $3)
     from private.lock_order($1) as o,
       (select amount_paise - refunded_paise as left from private.charges_left($1) where position = $2::integer) as c
     where c.left > 0 and exists (select from private.order_shares as s
       where s.order_id = $1 and s.due = 'lesson:' || $2::integer and s.settled_at is null)`,
    [o.id, lesson, `refund:${randomUUID()}`],
  )
}
