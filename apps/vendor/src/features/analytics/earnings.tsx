import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { MyPayouts } from '@angadi/shell/earnings/my-payouts.tsx'

/** What the vendor has earned, less what refunds took back, and its payouts; for whoever has its money. */
export function Earnings({ vendor }: { readonly vendor: MyVendor }) {
  return <MyPayouts owner={{ id: vendor.id, kind: 'vendor_payable' }} />
}
