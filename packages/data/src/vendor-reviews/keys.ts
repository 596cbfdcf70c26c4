/** Query keys of a vendor's reviews as its people see them. */
export const vendorReviewKeys = {
  of: (vendorId: string) => ['vendor-reviews', vendorId] as const,
  list: (vendorId: string, unanswered: boolean) => ['vendor-reviews', vendorId, { unanswered }] as const,
}
