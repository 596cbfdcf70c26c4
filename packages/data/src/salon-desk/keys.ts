/** Query keys of what whoever sells time sets up, and of their day. */
export const salonDeskKeys = {
  of: (vendorId: string) => ['salon-desk', vendorId] as const,
  setup: (vendorId: string) => ['salon-desk', vendorId, 'setup'] as const,
  day: (vendorId: string) => ['salon-desk', vendorId, 'day'] as const,
  outside: (vendorId: string) => ['salon-desk', vendorId, 'outside'] as const,
}
