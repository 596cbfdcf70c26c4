import { create } from 'zustand'

/** Why an offer passed: not answered in time, taken by somebody faster, or no longer there. */
export type MissedWhy = 'expired' | 'lost' | 'withdrawn'

export interface MissedOffer {
  readonly vendor: string
  /** When it passed, in milliseconds. */
  readonly at: number
  readonly why: MissedWhy
}

interface MissedState {
  readonly missed: MissedOffer | undefined
  readonly set: (missed: MissedOffer | undefined) => void
}

/** The last offer that passed without the courier, until it is read or the next one comes. */
export const useMissedOffer = create<MissedState>((set) => ({
  missed: undefined,
  set: (missed) => set({ missed }),
}))
