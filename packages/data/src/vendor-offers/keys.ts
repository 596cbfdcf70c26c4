/** Query keys of a vendor's own offers. */
export const vendorOfferKeys = {
  all: ['vendor-offers'] as const,
  of: (vendorId: string) => ['vendor-offers', vendorId] as const,
  /** Those of the platform of which it bears a part. */
  proposed: (vendorId: string) => ['vendor-offers', vendorId, 'proposed'] as const,
  /** Those that a customer can use now; an offer for a first order ends with it. */
  running: (vendorId: string, userId: string | null) =>
    ['vendor-offers', vendorId, 'running', userId] as const,
}
