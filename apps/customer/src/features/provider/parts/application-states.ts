import type { Application, ApplicationItem } from '@angadi/data/applications/my-applications.ts'
import type { Tone } from '@angadi/ui/badge/badge.tsx'

/** Whether its papers count, and can be renewed: it was approved, and the work has not ended. */
export function hasPapersInForce({ state }: Pick<Application, 'state'>): boolean {
  return state === 'approved' || state === 'active' || state === 'suspended'
}

export const STATE_TONES: Readonly<Record<Application['state'], Tone>> = {
  draft: 'neutral',
  submitted: 'action',
  under_review: 'action',
  changes_requested: 'warning',
  approved: 'success',
  active: 'success',
  suspended: 'danger',
  terminated: 'neutral',
  rejected: 'danger',
  withdrawn: 'neutral',
}

export const ITEM_TONES: Readonly<Record<ApplicationItem['state'], Tone>> = {
  missing: 'neutral',
  given: 'action',
  sent_back: 'warning',
  accepted: 'success',
  expired: 'danger',
}

/** Whether an item is as it has to be before the application is handed in. */
export function isReady(
  item: Pick<ApplicationItem, 'state' | 'is_needed' | 'most_pages' | 'pages' | 'is_left_out'>,
): boolean {
  if (item.state === 'missing') return !item.is_needed
  if (item.state === 'sent_back' || item.state === 'expired') return false
  return item.most_pages === 0 || item.is_left_out === true || item.pages > 0
}

/** Whether somebody has to do something about an item before the application can be handed in. */
export function isOpen(application: Pick<Application, 'renews'>, item: ApplicationItem): boolean {
  // A renewal asks for nothing but what one wants to renew.
  if (application.renews !== null) return item.state === 'sent_back'
  return !isReady(item)
}
