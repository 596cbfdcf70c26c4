import { addressKeys } from '@angadi/data/addresses/addresses.ts'
import { cartKeys } from '@angadi/data/cart/keys.ts'
import type { QuoteRequest } from '@angadi/data/checkout/quote.ts'
import { slotsOptions } from '@angadi/data/checkout/slots.ts'
import { quoteOptions } from '@angadi/data/checkout/use-quote.ts'
import { cartFingerprint } from '../../shared/checkout/wanted.ts'
import { sampleAddress, sampleLine } from '../../shared/samples/checkout.ts'
import { ANANYA } from '../../shared/samples/person.ts'
import { sampleSlots } from '../../shared/samples/slots.ts'

/** The cart of the stories of the checkout, and what is asked of it at first. */
export const lines = [sampleLine()]
export const request: QuoteRequest = {
  fulfilment: 'delivery',
  addressId: 'home',
  tipPaise: 0,
  couponCode: undefined,
  instructions: '',
  noCutlery: false,
  scheduledFor: undefined,
}

/** The keys under which the checkout finds its cart, addresses, times and prices. */
export const cart = cartKeys.of(ANANYA, 'en')
export const addresses = addressKeys.of(ANANYA)
export const slots = slotsOptions(ANANYA, {
  vendorIds: ['vendor'],
  fulfilment: 'delivery',
  addressId: 'home',
}).queryKey
export const quoted = quoteOptions(ANANYA, request, cartFingerprint(lines), 'en').queryKey

/** All that the checkout needs but the prices. */
export const around = [
  [cart, lines],
  [addresses, [sampleAddress()]],
  [slots, sampleSlots],
] as const
