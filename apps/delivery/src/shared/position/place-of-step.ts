import type { StepPlace } from '@angadi/data/steps/step-queue.ts'
import { useOwnPosition } from './own-position.ts'

/** How old a position may be to say where a step was made, in milliseconds; the server allows five minutes too. */
const GOOD_FOR_MS = 5 * 60_000

/** Where this device is now, kept with a step that is sent later; undefined where that is not known. */
export function placeOfStep(): StepPlace | undefined {
  const { fix, seenAt } = useOwnPosition.getState()
  if (!fix || Date.now() - seenAt > GOOD_FOR_MS) return undefined
  return { lat: fix.lat, lng: fix.lng, accuracyM: fix.accuracyM }
}
