/** Query keys of what a vendor's people see of its card. */
export const vendorCardKeys = {
  of: (vendorId: string) => ['vendor-card', vendorId] as const,
}
