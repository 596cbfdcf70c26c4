import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { refusalIn } from '../market/rpc.ts'

/** Who bears it, and where the money goes. */
export interface RefundTerms {
  /** `customer`: what they paid for goes back, and whoever earned it has it no more. */
  readonly bearer: 'customer' | 'platform'
  readonly destination: 'source' | 'wallet'
  /** Who does it, where it is not the system. */
  readonly by?: string
}

/** Sends a part of an order's first dish back, where so much of it is left. */
export async function refundOfFirst(
  owner: pg.Pool,
  order: string,
  paise: number,
  { bearer, destination, by }: RefundTerms,
): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    if (by !== undefined)
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: by, role: 'authenticated' }),
      ])
    // In a statement of its own: what is left is to be read after whoever else is at the order has finished.
    await client.query('select private.lock_order($1)', [order])
    await client.query(
      `select private.refund(o, jsonb_build_array(jsonb_build_object('position', 1, 'amount_paise', $3::integer)), 'other',
         $4, $5, $2)
       from public.enhanced_orders as o where o.id = $1 and o.placed_at is not null and o.status <> 'cancelled' and exists (
         select from private.charges_left($1) as c where c.position = 1 and c.amount_paise - c.refunded_paise >= $3)`,
      [order, randomUUID(), paise, bearer, destination],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw refusalIn(error) ?? error
  } finally {
    client.release()
  }
}
