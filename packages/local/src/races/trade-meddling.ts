import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import type { Harness } from './harness.ts'
import type { Outcomes } from './outcomes.ts'
import type { Present } from './trade-calls.ts'
import { salonOf, type TradePeople } from './trades-to-come.ts'

type Try = [string, string, Readonly<Record<string, unknown>>]

/** Whoever has no part, or the wrong one, must be refused. */
export async function meddle(
  harness: Harness,
  people: TradePeople,
  outcomes: Outcomes,
  o: Present,
): Promise<void> {
  if (o.status === 'delivered' || o.status === 'cancelled') return
  const { stranger } = people
  const tries: Try[] = [
    // Whoever placed it may say so again.
    ...['confirmed', 'in_progress', 'delivered', 'pending']
      .filter((to) => to !== o.status)
      .flatMap((to_status): Try[] => [
        [stranger, 'advance_order', { order_id: o.id, to_status }],
        [o.user_id, 'advance_order', { order_id: o.id, to_status }],
      ]),
    [stranger, 'cancel_order', { order_id: o.id, reason_code: 'changed_mind' }],
    [stranger, 'order_changes_of', { order_id: o.id }],
    ...(o.change_id
      ? [stranger, salonOf(people, o)].map(
          (caller): Try => [caller, 'decide_order_change', { change_id: o.change_id, approve: true }],
        )
      : []),
  ]
  for (const [caller, name, params] of tries) {
    const answer = await outcomes.of(
      rpc(
        harness.api,
        caller,
        name,
        params,
        z.unknown().transform(() => 'done'),
      ),
    )
    if (answer !== undefined) throw new Error(`${name} was allowed to somebody else`)
    outcomes.count('meddled')
  }
}
