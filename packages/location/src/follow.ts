import { distanceM } from '@angadi/domain/geo.ts'
import { isJump } from '@angadi/domain/location/jump.ts'
import { type Transition, transitionTo } from '@angadi/domain/location/transition.ts'
import type { DeliveryLocation } from './delivery-location-store.ts'
import { findAddress, type Geocoder } from './find-address.ts'
import { type LocationLabels, locationOf } from './location-of-detection.ts'
import { AGAIN, type Fix, getPosition, type PositionError, watchPosition } from './position.ts'

/**
 * How far a location with an unchanged name must move before it is updated, in metres: otherwise every list would
 * reload at every step.
 */
const SAME_LOCATION_M = 100

/** After how long a position that nobody can have reached is measured again, in milliseconds. */
export const CONFIRM_JUMP_MS = 3000

export interface Follower {
  readonly geocoder: Geocoder
  readonly labels: LocationLabels
  /** The current delivery location. */
  readonly location: () => DeliveryLocation | undefined
  readonly onFix: (fix: Fix) => void
  readonly onLocation: (location: DeliveryLocation, transition: Transition | undefined) => void
  readonly onProblem: (problem: PositionError) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Watches the device: reports every move, and a new location when its name changes or it is 100 m away. A position that
 * nobody can have reached counts only when the next one agrees with it, so that the shown place does not flicker (Spec
 * §4 Live tracking). Returns a function that stops it.
 */
export function follow(follower: Follower): () => void {
  const { geocoder, labels, location, onFix, onLocation, onProblem, now = Date.now } = follower
  let waiting: Fix | undefined
  let isNaming = false
  let isOver = false

  async function nameLatest(): Promise<void> {
    if (isNaming) return
    isNaming = true
    while (waiting && !isOver) {
      const fix = waiting
      waiting = undefined
      const naming = await findAddress(fix, geocoder, now)
      if (isOver) return
      // A point without an address has no name to announce.
      const isNamed = naming.kind === 'address' || naming.kind === 'guess'
      tell(locationOf(fix, naming, 'device', labels, now()), isNamed)
    }
    isNaming = false
  }

  function tell(found: DeliveryLocation, isNamed: boolean): void {
    const before = location()
    const transition = isNamed ? transitionTo(before?.name, found.name, now()) : undefined
    const isFar = before?.source !== 'device' || distanceM(before, found) >= SAME_LOCATION_M
    if (!transition && !isFar) return
    const details = found.details && { ...found.details, transition }
    onLocation({ ...found, details }, transition)
  }

  let believed: Fix | undefined
  let held: Fix | undefined
  let confirming: ReturnType<typeof setTimeout> | undefined

  function take(fix: Fix): void {
    clearTimeout(confirming)
    if (believed && isJump(believed, fix) && !(held && !isJump(held, fix))) {
      held = fix
      // A device that stands still is not reported again by itself.
      confirming = setTimeout(() => {
        getPosition(AGAIN).then(
          (again) => {
            if (!isOver) take(again)
          },
          // A device that says nothing else does not contradict it.
          () => {
            if (!isOver && held === fix) take(fix)
          },
        )
      }, CONFIRM_JUMP_MS)
      return
    }
    believed = fix
    held = undefined
    onFix(fix)
    waiting = fix
    void nameLatest()
  }

  const stop = watchPosition(take, onProblem)
  return () => {
    isOver = true
    clearTimeout(confirming)
    stop()
  }
}
