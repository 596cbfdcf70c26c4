import type { Fix, PositionProblem } from '@angadi/location/position.ts'
import { create } from 'zustand'

/** How long after the last position a late one is tolerated, in milliseconds. */
const GOOD_FOR_MS = 2 * 60_000

/** What the server says of this device's positions: another device leads, or they are mocked. */
export type PositionRefusal = 'otherDevice' | 'mocked'

interface OwnPosition {
  /** The last position of this device; undefined before the first one. */
  readonly fix: Fix | undefined
  /** When it was received, in milliseconds since 1970. */
  readonly seenAt: number
  /** Why there is no position at the moment. */
  readonly problem: PositionProblem | PositionRefusal | undefined
  /** How often the position was requested again after a problem. */
  readonly attempt: number
  readonly seen: (fix: Fix) => void
  readonly failed: (problem: PositionProblem) => void
  readonly refused: (refusal: PositionRefusal) => void
  readonly retry: () => void
}

/** The position of this device, for the map, the distances and the reports. */
export const useOwnPosition = create<OwnPosition>()((set) => ({
  fix: undefined,
  seenAt: 0,
  problem: undefined,
  attempt: 0,
  seen: (fix) => set({ fix, seenAt: Date.now(), problem: undefined }),
  failed: (problem) =>
    set((state) => (isPassing(problem) && Date.now() - state.seenAt < GOOD_FOR_MS ? state : { problem })),
  refused: (problem) => set({ problem }),
  retry: () => set(({ attempt }) => ({ attempt: attempt + 1, problem: undefined })),
}))

/** Whether a problem may resolve itself, such as under a bridge, and needs no warning yet. */
function isPassing(problem: PositionProblem): boolean {
  return problem === 'timeout' || problem === 'unavailable'
}
