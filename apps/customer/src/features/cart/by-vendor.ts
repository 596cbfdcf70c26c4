import type { CartLine } from '@angadi/data/cart/cart-line.ts'

/** The cart lines of one vendor. */
export interface VendorPart {
  readonly vendorId: string | null
  readonly vendorName: string
  readonly lines: readonly CartLine[]
}

/** Groups the cart by vendor, in the order in which the vendors first appear. */
export function byVendor(lines: readonly CartLine[]): readonly VendorPart[] {
  return [...Map.groupBy(lines, (line) => line.vendor_id)].map(([vendorId, ofVendor]) => ({
    vendorId,
    vendorName: ofVendor.find(({ vendor_name }) => vendor_name !== null)?.vendor_name ?? '',
    lines: ofVendor,
  }))
}
