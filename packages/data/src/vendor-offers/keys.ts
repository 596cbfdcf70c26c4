/** Query keys of a vendor's own offers. */
export const vendorOfferKeys = {
  of: (vendorId: string) => ['vendor-offers', vendorId] as const,
}
