import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** The saved address to which a checkout goes: the chosen one, else the location's, else the usual one. */
export function addressOf(
  draft: Pick<CheckoutDraft, 'addressId'>,
  location: DeliveryLocation | undefined,
  addresses: readonly Address[],
): Address | undefined {
  return (
    addresses.find(({ id }) => id === draft.addressId) ??
    addresses.find(({ id }) => id === location?.addressId) ??
    addresses[0]
  )
}

/** The slots of the vendors that are still in the cart; undefined where none has a time of its own. */
export function chosenSlots(
  { isApart, vendorTimes }: Pick<CheckoutDraft, 'isApart' | 'vendorTimes'>,
  lines: readonly CartLine[],
): Record<string, string> | undefined {
  const slots: Record<string, string> = {}
  for (const { vendor_id: vendorId } of lines) {
    const startsAt = vendorId === null ? undefined : vendorTimes[vendorId]?.scheduledFor
    if (vendorId !== null && startsAt) slots[vendorId] = startsAt
  }
  return isApart && Object.keys(slots).length > 0 ? slots : undefined
}

/** A key that changes whenever the cart changes in a way that may affect its price. */
export function cartFingerprint(lines: readonly CartLine[]): string {
  return lines
    .map(
      ({ id, item_id: item, quantity, unit_paise, orderable }) =>
        `${id ?? item}:${quantity}:${unit_paise}:${orderable}`,
    )
    .join()
}
