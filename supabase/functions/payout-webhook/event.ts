import { type AccountCheck, checkIn, payoutIn, type ServicePayout } from '../_shared/razorpayx.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'
import type { KeptEvent } from '../_shared/webhook.ts'

/** The call of the database that an event makes. */
export type EventCall =
  | {
      readonly name: 'payout_record'
      readonly args: { readonly payout: ServicePayout; readonly event: KeptEvent }
    }
  | {
      readonly name: 'payout_check_record'
      readonly args: { readonly checked: AccountCheck; readonly event: KeptEvent }
    }

/** What the database is told by an event; undefined for one that says nothing to us. */
export function callOf(json: unknown, id: string): EventCall | undefined {
  const name = textAt(json, 'event') ?? ''
  if (name.startsWith('payout.')) {
    const payout = payoutIn(valueAt(json, 'payload', 'payout', 'entity'))
    return payout && { name: 'payout_record', args: { payout, event: { id, name, payload: payout } } }
  }
  if (!name.startsWith('fund_account.validation.')) return undefined
  const checked = checkIn(valueAt(json, 'payload', 'fund_account.validation', 'entity'))
  if (checked === undefined) return undefined
  // The name that a bank knows is compared and not kept.
  const payload = { validation_id: checked.validation_id, status: checked.status }
  return { name: 'payout_check_record', args: { checked, event: { id, name, payload } } }
}
