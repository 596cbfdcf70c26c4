import type { CartLine } from '@angadi/data/cart/cart-line.ts'

/** What is in the cart from one vendor. */
export interface VendorPart {
  readonly vendorId: string | null
  readonly vendorName: string
  readonly lines: readonly CartLine[]
}

/** The cart by vendors, in the order in which each came first. */
export function byVendor(lines: readonly CartLine[]): readonly VendorPart[] {
  return [...Map.groupBy(lines, (line) => line.vendor_id)].map(([vendorId, ofVendor]) => ({
    vendorId,
    vendorName: ofVendor.find(({ vendor_name }) => vendor_name !== null)?.vendor_name ?? '',
    lines: ofVendor,
  }))
}
