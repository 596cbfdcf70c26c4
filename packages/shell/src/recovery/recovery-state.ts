/** Why the recovery overlay is wanted. */
export type RecoveryReason = 'slow' | 'error' | 'script'

/** Dispatched when `data-recovery` of the document changes: the overlay is needed, or not any more. */
export const RECOVER_EVENT = 'angadi:recover'

const REASONS = ['slow', 'error', 'script'] as const
/** Value of `data-recovery` after the overlay was dismissed: it does not come back on this page. */
const DISMISSED = 'dismissed'

function tell(): void {
  dispatchEvent(new Event(RECOVER_EVENT))
}

/** Why the overlay is wanted now; undefined when it is not. */
export function recoveryReason(): RecoveryReason | undefined {
  return REASONS.find((reason) => reason === document.documentElement.dataset['recovery'])
}

/** Wants the overlay, unless it is there already or has been sent away. Returns whether that is news. */
export function requestRecovery(reason: RecoveryReason): boolean {
  const { dataset } = document.documentElement
  if (dataset['recovery'] !== undefined) return false
  dataset['recovery'] = reason
  tell()
  return true
}

/** The app is shown after all. */
export function withdrawRecovery(): void {
  if (recoveryReason() === undefined) return
  delete document.documentElement.dataset['recovery']
  tell()
}

/** The reader does not want to see it. */
export function dismissRecovery(): void {
  document.documentElement.dataset['recovery'] = DISMISSED
  tell()
}
