import type { PastOrdersFilter } from './past-orders-filter.ts'

/** Query keys of the vendor's console. */
export const vendorConsoleKeys = {
  all: ['vendor-console'] as const,
  /** The signed-in user's businesses. */
  everyVendors: ['vendor-console', 'vendors'] as const,
  vendors: (userId: string | null) => ['vendor-console', 'vendors', userId] as const,
  /** What a user has asked to sell with. */
  request: (userId: string | null) => ['vendor-console', 'request', userId] as const,
  /** The live orders of every vendor. */
  live: ['vendor-console', 'live'] as const,
  liveOf: (vendorId: string) => ['vendor-console', 'live', vendorId] as const,
  /** The past orders of a vendor, whatever their filter. */
  pastOf: (vendorId: string) => ['vendor-console', 'past', vendorId] as const,
  past: (vendorId: string, filter: PastOrdersFilter) => ['vendor-console', 'past', vendorId, filter] as const,
  latest: (vendorId: string) => ['vendor-console', 'latest', vendorId] as const,
  counterDeposits: (vendorId: string) => ['vendor-console', 'counter-deposits', vendorId] as const,
  day: (vendorId: string) => ['vendor-console', 'day', vendorId] as const,
  histories: ['vendor-console', 'history'] as const,
  history: (orderId: string) => ['vendor-console', 'history', orderId] as const,
  /** The vendor's own steps of orders, as mutations. */
  steps: ['vendor-console', 'steps'] as const,
  runOutChoices: (orderId: string, position: number | undefined) =>
    ['vendor-console', 'run-out', orderId, position] as const,
  itemNames: (itemId: string) => ['vendor-console', 'item-names', itemId] as const,
}
