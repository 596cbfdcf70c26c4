/** Query keys of the offers that vendors make themselves. */
export const vendorOfferKeys = {
  of: (vendorId: string) => ['vendor-offers', vendorId] as const,
}
