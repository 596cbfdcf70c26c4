import { useRunningOffers } from '@angadi/data/vendor-offers/running-offers.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Suspense } from 'react'

const OfferList = lazy(() => import('./offer-list.tsx'))

/**
 * What a vendor takes off its own items, each with one tap to use it at checkout; nothing where there are none or they
 * cannot be read, because nobody waits for an offer.
 */
export function VendorOffers({ vendorId }: { readonly vendorId: string }) {
  const { data: offers = [] } = useRunningOffers(vendorId)
  if (offers.length === 0) return null
  return (
    <Suspense>
      <OfferList offers={offers} />
    </Suspense>
  )
}
