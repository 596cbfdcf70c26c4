import type { Language } from '@angadi/i18n/languages.ts'
import type { PastView } from './past-view.ts'

/** Query keys of a customer's orders. */
export const orderKeys = {
  all: ['orders'] as const,
  /** When an event last said that an order has changed, in milliseconds since 1970. */
  changedAt: (userId: string | null) => ['orders', 'changed-at', userId] as const,
  active: (userId: string | null) => ['orders', 'active', userId] as const,
  recent: (userId: string | null) => ['orders', 'recent', userId] as const,
  past: (userId: string | null, view: PastView) => ['orders', 'past', userId, view] as const,
  savings: (userId: string | null) => ['orders', 'savings', userId] as const,
  itemNames: (itemIds: readonly string[], language: Language) =>
    ['orders', 'item-names', itemIds, { language }] as const,
  slots: (orderId: string) => ['orders', 'slots', orderId] as const,
  tracking: (orderId: string) => ['orders', 'tracking', orderId] as const,
  /** Beneath the order, so that they are asked for again when it changes. */
  invoices: (orderId: string) => ['orders', 'tracking', orderId, 'invoices'] as const,
  homeVisit: (orderId: string | null) => ['orders', 'tracking', orderId, 'home-visit'] as const,
  visitPhotos: (orderId: string) => ['orders', 'tracking', orderId, 'visit-photos'] as const,
  visitPhotoUrls: (paths: readonly string[]) => ['visit-photos', paths] as const,
  shareLinks: (orderId: string) => ['orders', 'tracking', orderId, 'share-links'] as const,
  changes: (orderId: string) => ['orders', 'tracking', orderId, 'changes'] as const,
  /** Not beneath the order: what was decided is not asked for once more. */
  changePreview: (changeId: string) => ['orders', 'change-preview', changeId] as const,
  cancellation: (orderId: string, reason: string | undefined) =>
    ['orders', 'cancellation', orderId, reason] as const,
}
