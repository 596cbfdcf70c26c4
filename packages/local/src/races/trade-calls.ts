import { z } from 'zod'
import { refusalIn } from '../market/rpc.ts'
import type { Harness } from './harness.ts'
import type { Outcomes } from './outcomes.ts'

const present = z.object({
  id: z.uuid(),
  trade: z.string(),
  status: z.string(),
  user_id: z.uuid(),
  vendor_id: z.nullable(z.uuid()),
  driver_id: z.nullable(z.uuid()),
  offer_id: z.nullable(z.uuid()),
  asked_id: z.nullable(z.uuid()),
  change_id: z.nullable(z.uuid()),
  start_code: z.nullable(z.string()),
})
/** An order of a trade to come as it is now, and who may do something about it. */
export type Present = z.infer<typeof present>

const PRESENT = `
  select o.id, o.trade, o.status, o.user_id, o.vendor_id, j.performer_id as driver_id, f.id as offer_id, f.courier_id as asked_id,
    (select c.id from private.order_changes as c where c.order_id = o.id and c.state = 'proposed' order by c.created_at limit 1) as change_id,
    (select h.code from private.handover_codes as h where h.order_id = o.id and h.purpose = 'start') as start_code
  from public.enhanced_orders as o left join lateral private.job_of(o.id) as j on true
  left join lateral (select * from public.job_offers as k where k.job_id = j.id and k.outcome = 'offered' and k.expires_at > now()
    order by k.id limit 1) as f on true
  where o.id = $1`

/** Reads an order. */
export async function presentOf({ owner }: Harness, id: string): Promise<Present> {
  return present.parse((await owner.query(PRESENT, [id])).rows[0])
}

/** What a trade does itself, without a caller; false where it was refused, or a charge has nothing left. */
export async function ownAct(
  { owner }: Harness,
  outcomes: Outcomes,
  sql: string,
  values: readonly unknown[],
): Promise<boolean> {
  try {
    await owner.query(sql, [...values])
    return true
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal) outcomes.count(`${refusal.status} ${refusal.code}`)
    else if (error instanceof Error && 'code' in error && error.code === '23514') outcomes.count('23514')
    else throw error
    return false
  }
}
