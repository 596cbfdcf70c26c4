import type { Fix, PositionProblem } from '@angadi/location/position.ts'
import { create } from 'zustand'

/** How long the last position is good enough to overlook that the next one is late, in milliseconds. */
const GOOD_FOR_MS = 2 * 60_000

interface OwnPosition {
  /** Where this device was seen last; undefined until it has told. */
  readonly fix: Fix | undefined
  /** When that was, in milliseconds since 1970. */
  readonly seenAt: number
  /** Why it cannot tell at the moment. */
  readonly problem: PositionProblem | undefined
  /** Counts how often it was asked anew after a problem. */
  readonly attempt: number
  readonly seen: (fix: Fix) => void
  readonly failed: (problem: PositionProblem) => void
  readonly retry: () => void
}

/** The courier's own place as this device knows it: for the map, the distances and the reports. */
export const useOwnPosition = create<OwnPosition>()((set) => ({
  fix: undefined,
  seenAt: 0,
  problem: undefined,
  attempt: 0,
  seen: (fix) => set({ fix, seenAt: Date.now(), problem: undefined }),
  failed: (problem) =>
    set((state) => (isPassing(problem) && Date.now() - state.seenAt < GOOD_FOR_MS ? state : { problem })),
  retry: () => set(({ attempt }) => ({ attempt: attempt + 1, problem: undefined })),
}))

/** A phone under a bridge is late with its position; that is no reason to alarm anybody. */
function isPassing(problem: PositionProblem): boolean {
  return problem === 'timeout' || problem === 'unavailable'
}
