import type { RideAsk, RideMode, RidePlace } from '@angadi/data/rides/ride-request.ts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** How many stops a ride has at most, pick-up and drop included. */
export const MOST_STOPS = 5
/** How many places are remembered. */
const MOST_RECENT = 6

/** What has been entered for a ride. */
export interface RideDraft {
  readonly mode: RideMode
  /** The pick-up first, the drop last; undefined where none is chosen yet. */
  readonly stops: readonly (RidePlace | undefined)[]
  readonly hours: number
  /** The ISO time of a ride ahead; undefined for now. */
  readonly at: string | undefined
  readonly isForOther: boolean
  readonly riderName: string
  readonly riderPhone: string
  readonly womenDriver: 'prefer' | 'must' | undefined
  readonly note: string
  readonly vehicle: string | undefined
}

interface DraftState {
  readonly draft: RideDraft
  /** Whose recent places these are: a user's id, or null for a guest's. */
  readonly owner: string | null
  readonly recent: readonly RidePlace[]
}

const NOTHING: RideDraft = {
  mode: 'trip',
  stops: [undefined, undefined],
  hours: 2,
  at: undefined,
  isForOther: false,
  riderName: '',
  riderPhone: '',
  womenDriver: undefined,
  note: '',
  vehicle: undefined,
}

/** What has been entered, kept on this device, so that signing in or a closed page loses nothing. */
export const useRideDraft = create<DraftState>()(
  persist((): DraftState => ({ draft: NOTHING, owner: null, recent: [] }), {
    name: 'angadi.ride',
    version: 1,
    storage: createJSONStorage(() => localStorage, { reviver: withoutNulls }),
  }),
)

/** JSON keeps a place that is not chosen yet as null. */
function withoutNulls(key: string, value: unknown): unknown {
  return key === 'stops' && Array.isArray(value)
    ? Array.from<unknown, unknown>(value, (stop) => stop ?? undefined)
    : value
}

/** Changes what has been entered. */
export function changeRide(change: Partial<RideDraft>): void {
  useRideDraft.setState(({ draft }) => ({ draft: { ...NOTHING, ...draft, ...change } }))
}

/** Forgets what was entered once it is ordered; its places stay as recent ones of that person. */
export function rideOrdered(userId: string | null): void {
  useRideDraft.setState(({ draft, owner, recent }) => {
    const used = draft.stops.filter((stop) => stop !== undefined)
    const known = owner === userId ? recent : []
    const others = known.filter(({ label }) => !used.some((one) => one.label === label))
    return { draft: NOTHING, owner: userId, recent: [...used, ...others].slice(0, MOST_RECENT) }
  })
}

/** Forgets everything; for stories and tests. */
export function forgetRide(): void {
  useRideDraft.setState({ draft: NOTHING, owner: null, recent: [] })
}

/** Begins the draft of another ride with these places. */
export function rideAgain(stops: readonly RidePlace[], mode: RideMode, vehicle: string): void {
  useRideDraft.setState({ draft: { ...NOTHING, stops, mode, vehicle } })
}

/** What the fares are asked for; undefined while a place is missing. A hire by the hour may end where it began. */
export function askOf({ stops, mode, hours, at }: RideDraft): RideAsk | undefined {
  const wanted = mode === 'rental' && stops.at(-1) === undefined ? stops.slice(0, -1) : stops
  const chosen = wanted.filter((stop) => stop !== undefined)
  if (chosen.length < wanted.length) return undefined
  return { stops: chosen, mode, ...(mode === 'rental' ? { hours } : {}), ...(at ? { at } : {}) }
}
