import type { OrderStatus } from '@angadi/domain/orders/status.ts'

/** Which orders the board shows; an empty list of statuses means all. */
export interface OrderFilter {
  readonly statuses: readonly OrderStatus[]
  readonly region: string
  readonly search: string
  /** Only orders for later. */
  readonly isForLater: boolean
}
