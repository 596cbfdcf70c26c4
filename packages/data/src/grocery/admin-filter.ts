import type { OrderStatus } from '@angadi/domain/orders/status.ts'

/** What can be wrong with an order of groceries. */
export const GROCERY_PROBLEMS = ['any', 'short', 'answer', 'late'] as const
export type GroceryProblem = (typeof GROCERY_PROBLEMS)[number]

/** Which orders of groceries an administrator sees. */
export interface AdminGroceryFilter {
  readonly statuses: readonly OrderStatus[]
  readonly problem: GroceryProblem | undefined
  readonly search: string
}
