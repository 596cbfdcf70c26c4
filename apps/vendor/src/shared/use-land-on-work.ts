import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useEffect, useRef } from 'react'
import type { WaitingOrders } from './use-waiting-orders.ts'
import { chooseVendor } from './vendor/chosen-vendor.ts'

/**
 * Opens the console on the business in which an order waits, once per visit: whoever comes from another role must not find
 * a quiet board while another business of theirs rings. The first answer decides; afterwards nobody is taken away from
 * what they look at.
 */
export function useLandOnWork(
  vendor: MyVendor | undefined,
  { isKnown, byVendor }: Pick<WaitingOrders, 'isKnown' | 'byVendor'>,
): void {
  const hasLanded = useRef(false)
  useEffect(() => {
    if (vendor === undefined || !isKnown || hasLanded.current) return
    hasLanded.current = true
    const ringing = Object.keys(byVendor).find((id) => (byVendor[id] ?? 0) > 0)
    if (ringing && !byVendor[vendor.id]) chooseVendor(ringing)
  }, [vendor, isKnown, byVendor])
}
