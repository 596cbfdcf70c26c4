import type { LatLng } from '@angadi/domain/geo.ts'
import { hasMoved } from '@angadi/domain/geo.ts'

/** A position and how exact it is, in metres. */
export interface Fix extends LatLng {
  readonly accuracyM: number
  readonly heading: number | undefined
  /** When the device measured it, by its own clock, in milliseconds since 1970. */
  readonly at?: number | undefined
}

/** Why there is no position. */
export type PositionProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout'

/** The codes of these problems: those of browsers, and 0 where there is no geolocation (Spec §8 Location toasts). */
const CODES: Readonly<Record<PositionProblem, number>> = {
  unsupported: 0,
  denied: 1,
  unavailable: 2,
  timeout: 3,
}

/** No position could be determined; the screen explains the reason. */
export class PositionError extends Error {
  readonly reason: PositionProblem
  readonly code: number
  constructor(reason: PositionProblem) {
    super(reason)
    this.name = 'PositionError'
    this.reason = reason
    this.code = CODES[reason]
  }
}

/** For detection: 15 s timeout, and a position up to 5 min old is accepted (Spec §4 Location detection). */
const DETECTING: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 5 * 60_000 }
/** For the current position: 10 s timeout, and no older than 30 s (Spec §7 Browser geolocation). */
export const STANDING: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 }
/** For measuring once more: no remembered position (Spec §7 Browser geolocation). */
export const AGAIN: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }
/** Spec §7 Browser geolocation: watching. */
const WATCHING: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 15_000 }

function toFix({ coords, timestamp }: GeolocationPosition): Fix {
  const heading = coords.heading === null || Number.isNaN(coords.heading) ? undefined : coords.heading
  return { lat: coords.latitude, lng: coords.longitude, accuracyM: coords.accuracy, heading, at: timestamp }
}

function toProblem({ code }: GeolocationPositionError): PositionError {
  return new PositionError(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable')
}

/**
 * Determines the position of the device once.
 *
 * @param options `STANDING` where the current position is needed
 * @throws PositionError
 */
export function getPosition(options: PositionOptions = DETECTING): Promise<Fix> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionError('unsupported'))
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(toFix(position)),
      (problem) => reject(toProblem(problem)),
      options,
    )
  })
}

/**
 * Watches the device and reports moves of at least 0.0001 degrees (Spec §4 Live tracking). Returns a function that
 * stops it.
 */
export function watchPosition(
  onMove: (fix: Fix) => void,
  onProblem: (problem: PositionError) => void,
): () => void {
  if (!('geolocation' in navigator)) {
    onProblem(new PositionError('unsupported'))
    return () => {}
  }
  let last: Fix | undefined
  const watch = navigator.geolocation.watchPosition(
    (position) => {
      const fix = toFix(position)
      if (last && !hasMoved(last, fix)) return
      last = fix
      onMove(fix)
    },
    (problem) => onProblem(toProblem(problem)),
    WATCHING,
  )
  return () => navigator.geolocation.clearWatch(watch)
}
