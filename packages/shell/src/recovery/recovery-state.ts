/** Why the recovery overlay is needed. */
export type RecoveryReason = 'slow' | 'error' | 'script'

/** Dispatched when `data-recovery` of the document changes: the overlay is needed, or not any more. */
export const RECOVER_EVENT = 'angadi:recover'

const REASONS = ['slow', 'error', 'script'] as const
/** Value of `data-recovery` after the overlay was dismissed: it does not come back on this page. */
const DISMISSED = 'dismissed'

function tell(): void {
  dispatchEvent(new Event(RECOVER_EVENT))
}

/** Why the overlay is needed now; undefined when it is not. */
export function recoveryReason(): RecoveryReason | undefined {
  return REASONS.find((reason) => reason === document.documentElement.dataset['recovery'])
}

/** Requests the overlay, unless it is shown already or was dismissed. Returns whether anything has changed. */
export function requestRecovery(reason: RecoveryReason): boolean {
  const { dataset } = document.documentElement
  if (dataset['recovery'] !== undefined) return false
  dataset['recovery'] = reason
  tell()
  return true
}

/** Withdraws the request: the app is shown after all. */
export function withdrawRecovery(): void {
  if (recoveryReason() === undefined) return
  delete document.documentElement.dataset['recovery']
  tell()
}

/** Dismisses the overlay for the user. */
export function dismissRecovery(): void {
  document.documentElement.dataset['recovery'] = DISMISSED
  tell()
}
