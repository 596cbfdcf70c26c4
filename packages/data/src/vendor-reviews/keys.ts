/** How a vendor narrows the list of its reviews. */
export interface VendorReviewFilter {
  /** Those with words and without a reply. */
  readonly isUnanswered: boolean
  /** One item or product; undefined for everything. */
  readonly subjectId?: string | undefined
}

/** Query keys of a vendor's reviews as its people see them. */
export const vendorReviewKeys = {
  all: ['vendor-reviews'] as const,
  of: (vendorId: string) => ['vendor-reviews', vendorId] as const,
  list: (vendorId: string, filter: VendorReviewFilter) => ['vendor-reviews', vendorId, filter] as const,
  items: (vendorId: string) => ['vendor-reviews', vendorId, 'items'] as const,
}
