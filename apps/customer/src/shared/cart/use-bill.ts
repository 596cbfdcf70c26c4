import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useCartBill } from '@angadi/data/cart/cart-bill.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { useCartOffers } from '@angadi/data/cart/cart-offers.ts'
import { useIsCartChanging } from '@angadi/data/cart/use-is-cart-changing.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useCheckoutDraft } from '../checkout/checkout-draft.ts'
import { addressOf, cartFingerprint, chosenSlots } from '../checkout/wanted.ts'

/** What the server is asked about these lines: for the address and the time that the checkout will begin with. */
function useCartRequest(lines: readonly CartLine[]) {
  const { draft } = useCheckoutDraft()
  const isGuest = useUserId() === null
  const location = useDeliveryLocation((state) => state.location)
  const { data: addresses, isPending } = useAddresses()
  const isChanging = useIsCartChanging()
  const isPickup = draft.fulfilment === 'pickup'
  const address = isPickup ? undefined : addressOf(draft, location, addresses ?? [])
  return {
    request: {
      fulfilment: draft.fulfilment,
      addressId: address?.id,
      place: isPickup || address || !location ? undefined : { lat: location.lat, lng: location.lng },
      scheduledFor: draft.isApart ? undefined : draft.scheduledFor,
      slots: chosenSlots(draft, lines),
    },
    couponCode: draft.couponCode,
    isSent: !isChanging && (isGuest || !isPending),
  }
}

/** What these lines will cost at the checkout, with the coupon that was chosen. */
export function useBill(lines: readonly CartLine[]) {
  const { request, couponCode, isSent } = useCartRequest(lines)
  return useCartBill({ ...request, couponCode }, cartFingerprint(lines), isSent)
}

/** The coupons that these lines can or could have, the one that saves the most first. */
export function useOffers(lines: readonly CartLine[]) {
  const { request, isSent } = useCartRequest(lines)
  return useCartOffers(request, cartFingerprint(lines), isSent)
}
