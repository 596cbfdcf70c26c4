/** The browser's permission for the position. */
export type LocationPermission = 'granted' | 'denied' | 'prompt'

/** What a tap on the location button does (Spec §4 Location button). */
export type ButtonStep = 'refuse' | 'request' | 'toggle'

/** Denied: an error; not asked yet, or no position yet: ask; otherwise live tracking on or off (Spec §4 Location button). */
export function buttonStep(permission: LocationPermission, hasLocation: boolean): ButtonStep {
  if (permission === 'denied') return 'refuse'
  return permission === 'prompt' || !hasLocation ? 'request' : 'toggle'
}
