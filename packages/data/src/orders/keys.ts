import type { PastView } from './past-view.ts'

/** Query keys of a customer's orders. */
export const orderKeys = {
  all: ['orders'] as const,
  active: (userId: string | null) => ['orders', 'active', userId] as const,
  recent: (userId: string | null) => ['orders', 'recent', userId] as const,
  past: (userId: string | null, view: PastView) => ['orders', 'past', userId, view] as const,
  savings: (userId: string | null) => ['orders', 'savings', userId] as const,
  slots: (orderId: string) => ['orders', 'slots', orderId] as const,
  tracking: (orderId: string) => ['orders', 'tracking', orderId] as const,
  cancellation: (orderId: string, reason: string | undefined) =>
    ['orders', 'cancellation', orderId, reason] as const,
}
