import type { AuditFilter } from './audit-filter.ts'
import type { OrderFilter } from './order-filter.ts'
import type { RefundLine } from './refund-line.ts'

/** Query keys of the administrator's console. */
export const adminKeys = {
  all: ['admin'] as const,
  overview: ['admin', 'overview'] as const,
  needs: ['admin', 'needs'] as const,
  /** Every list of orders, whatever its filter. */
  lists: ['admin', 'orders'] as const,
  orders: (filter: OrderFilter) => ['admin', 'orders', filter] as const,
  /** Every order that was opened. */
  opened: ['admin', 'order'] as const,
  order: (orderId: string) => ['admin', 'order', orderId] as const,
  candidates: (orderId: string) => ['admin', 'candidates', orderId] as const,
  contact: (orderId: string) => ['admin', 'contact', orderId] as const,
  refundPreview: (orderId: string, lines: readonly RefundLine[], reason: string | undefined) =>
    ['admin', 'refund-preview', orderId, lines, reason] as const,
  payouts: (statuses: readonly string[]) => ['admin', 'payouts', statuses] as const,
  everyPayouts: ['admin', 'payouts'] as const,
  regions: ['admin', 'regions'] as const,
  surcharges: ['admin', 'surcharges'] as const,
  /** Every list of couriers with cash, whatever the search. */
  everyCourierCash: ['admin', 'courier-cash'] as const,
  courierCash: (search: string) => ['admin', 'courier-cash', search] as const,
  everyPeople: ['admin', 'people'] as const,
  people: (search: string) => ['admin', 'people', search] as const,
  audit: (filter: AuditFilter) => ['admin', 'audit', filter] as const,
  auditActions: ['admin', 'audit-actions'] as const,
  wishes: ['admin', 'wishes'] as const,
  everyBusinessRequests: ['admin', 'business-requests'] as const,
  businessRequests: (states: readonly string[]) => ['admin', 'business-requests', states] as const,
  courierDeposits: (courierId: string) => ['admin', 'courier-deposits', courierId] as const,
}
