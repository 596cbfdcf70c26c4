import type { OrderKind } from './status.ts'

/** What an order of a kind is asked, whatever trade it belongs to. */
export interface LifeCycle {
  /** Who brings it: a courier within the hour, a carrier within days, the vendor on a round. */
  readonly broughtBy?: 'courier' | 'carrier' | 'round'
  /** The customer collects it. */
  readonly isCollected?: true
  /** Nothing is brought: it is paid and done, and has complaints of its own. */
  readonly isPayment?: true
}

/** Each life cycle by what can be asked of it: who asks a property needs no name of a kind. */
const LIFE_CYCLES = {
  delivery: { broughtBy: 'courier' },
  pickup: { isCollected: true },
  shipment: { broughtBy: 'carrier' },
  subscription: { broughtBy: 'round' },
  digital: { isPayment: true },
  service: {},
  appointment: {},
  ride: {},
  parcel: { broughtBy: 'courier' },
} as const satisfies Record<OrderKind, LifeCycle>

const cycles: ReadonlyMap<string, LifeCycle> = new Map(Object.entries(LIFE_CYCLES))
const UNKNOWN: LifeCycle = {}

/** The life cycle of a kind; of one that this build does not know, nothing is known. */
export function lifeCycleOf(kind: string | null | undefined): LifeCycle {
  return cycles.get(kind ?? '') ?? UNKNOWN
}
