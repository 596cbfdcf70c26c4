import { useRunningOffers } from '@angadi/data/vendor-offers/running-offers.ts'
import { useEffect, useState } from 'react'

/** How long a vendor's items wait for its offers, in milliseconds. */
const LONGEST_WAIT_MS = 1000

/**
 * Whether the items below a vendor's offers can be shown where they stay: offers that arrive later would push an item
 * away from the finger that taps it. True once the offers are there or failed, after a second in any case.
 */
export function useOffersSettled(vendorId: string): boolean {
  const { isPending } = useRunningOffers(vendorId)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  return !isPending || isLate
}
