/** Query keys of the vendor's console. */
export const vendorConsoleKeys = {
  all: ['vendor-console'] as const,
  vendors: (userId: string | null) => ['vendor-console', 'vendors', userId] as const,
  orders: (vendorId: string, scope: 'live' | 'past') =>
    ['vendor-console', 'orders', vendorId, scope] as const,
  day: (vendorId: string) => ['vendor-console', 'day', vendorId] as const,
}
