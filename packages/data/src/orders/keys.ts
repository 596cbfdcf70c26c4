/** Query keys of a customer's orders. */
export const orderKeys = {
  all: ['orders'] as const,
  list: (userId: string | null) => ['orders', 'list', userId] as const,
  tracking: (orderId: string) => ['orders', 'tracking', orderId] as const,
}
