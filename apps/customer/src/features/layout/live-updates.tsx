import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useLiveCart } from '@angadi/data/cart/live-cart.ts'
import { useLiveOrders } from '@angadi/data/orders/live-orders.ts'
import { useSession, useUserId } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Suspense, useEffect } from 'react'
import { locationOfAddress } from '../../shared/location/location-of-address.ts'
import { forgetAddresses, useStoredAddresses } from '../../shared/location/saved-addresses.ts'
import { useCartMerge } from './use-cart-merge.ts'

const PolicyPrompt = lazy(() => import('../../shared/policies/policy-prompt.tsx'))

/** Keeps the cart, the active orders and the default address up to date on every screen, and asks about changed policies. */
export default function LiveUpdates() {
  useLiveCart()
  useLiveOrders()
  useCartMerge()
  useUsualLocation()
  return useUserId() === null ? null : (
    <Suspense>
      <PolicyPrompt />
    </Suspense>
  )
}

/** Selects the default address of a signed-in user who has not chosen another location in this browser. */
function useUsualLocation(): void {
  const { location, choose } = useDeliveryLocation()
  const { ready, userId } = useSession()
  const { data: addresses } = useAddresses()
  const usual = addresses?.find((address) => address.is_default)
  useEffect(() => {
    if (!location && usual) choose(locationOfAddress(usual))
  }, [location, usual, choose])
  useEffect(() => {
    if (userId && addresses) useStoredAddresses.setState({ userId, addresses })
    else if (ready && userId === null && useStoredAddresses.getState().userId) forgetAddresses()
  }, [ready, userId, addresses])
}
