/** Query keys of a vendor's own offers. */
export const vendorOfferKeys = {
  of: (vendorId: string) => ['vendor-offers', vendorId] as const,
  /** Those that a customer can use now. */
  running: (vendorId: string) => ['vendor-offers', vendorId, 'running'] as const,
}
