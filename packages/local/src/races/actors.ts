import type { Customer, SampleVendor } from '../market/market.ts'

/** All participants. */
export interface Actors {
  readonly customers: readonly Customer[]
  readonly vendors: readonly SampleVendor[]
  readonly couriers: readonly string[]
  readonly admin: string
  readonly stranger: string
}

/** One of a list by any index, taken modulo its length. */
export function pick<T>(all: readonly T[], index: number): T {
  const chosen = all[index % all.length]
  if (chosen === undefined) throw new Error('nobody to choose from')
  return chosen
}
