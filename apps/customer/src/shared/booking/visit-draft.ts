import type { Gender } from '@angadi/data/bookings/gender.ts'
import type { VisitStep } from '@angadi/data/bookings/visit-step.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A service that is chosen, by whom it is wanted, and whether it begins together with the one before. */
export interface ChosenService {
  readonly serviceId: string
  /** Undefined for whoever is free. */
  readonly personId: string | undefined
  /** A woman or a man, whoever of them is free. */
  readonly gender?: Gender | undefined
  readonly isTogether: boolean
}

/** What is chosen at a vendor before it is booked. */
export interface VisitDraft {
  readonly services: readonly ChosenService[]
  /** The ISO time that is chosen, until the services change. */
  readonly startsAt: string | undefined
  readonly note: string
}

const NOTHING: VisitDraft = { services: [], startsAt: undefined, note: '' }

interface DraftState {
  readonly vendorId: string | undefined
  readonly draft: VisitDraft
}

const useStore = create<DraftState>()(
  persist((): DraftState => ({ vendorId: undefined, draft: NOTHING }), {
    name: 'angadi.visit',
    version: 1,
  }),
)

function draftAt(state: DraftState, vendorId: string): VisitDraft {
  return state.vendorId === vendorId ? { ...NOTHING, ...state.draft } : NOTHING
}

/** Changes what is chosen at a vendor; what was chosen at another one is forgotten with it. */
export function changeVisit(vendorId: string, part: Partial<VisitDraft>): void {
  useStore.setState((state) => ({ vendorId, draft: { ...draftAt(state, vendorId), ...part } }))
}

/** Forgets what was chosen, once it is booked. */
export function forgetVisit(): void {
  useStore.setState({ vendorId: undefined, draft: NOTHING })
}

/** What is chosen at a vendor, kept on this device, so that signing in loses nothing. */
export function useVisitDraft(vendorId: string): VisitDraft {
  return draftAt(useStore(), vendorId)
}

/** The chosen services as the server reads them. */
export function stepsOf(services: readonly ChosenService[]): readonly VisitStep[] {
  return services.map(({ serviceId, personId, gender, isTogether }, index) => ({
    service_id: serviceId,
    ...(personId ? { resource_id: personId } : gender ? { gender } : {}),
    ...(isTogether && index > 0 ? { with_previous: true } : {}),
  }))
}
