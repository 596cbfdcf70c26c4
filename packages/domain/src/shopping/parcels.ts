import type { OrderStatus } from '../orders/status.ts'
import { pastedCode } from '../typed/pasted.ts'

/** Every state of a parcel; the same as the database's. */
export const PARCEL_STATES = [
  'packing',
  'handed_over',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returning',
  'returned',
  'cancelled',
] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/** Where a parcel stands for its seller. */
export const PARCEL_STAGES = ['new', 'packing', 'ready', 'away', 'past'] as const
export type ParcelStage = (typeof PARCEL_STAGES)[number]

/** The steps of a parcel that its customer sees, in order. */
export const PARCEL_STEPS = ['ordered', 'packed', 'shipped', 'near', 'delivered'] as const
export type ParcelStep = (typeof PARCEL_STEPS)[number]

/** The step that an order with its parcel has reached; undefined once it is cancelled. */
export function parcelStep(status: OrderStatus, parcel: ParcelState | undefined): ParcelStep | undefined {
  if (status === 'cancelled') return undefined
  if (status === 'delivered' || parcel === 'delivered') return 'delivered'
  if (parcel === 'out_for_delivery') return 'near'
  if (status === 'on_way' || status === 'out_for_delivery') return 'shipped'
  return status === 'ready' ? 'packed' : 'ordered'
}

/** What a seller can report of a parcel that is with its carrier, the usual first. */
export function carrierNews(state: ParcelState): readonly ParcelState[] {
  switch (state) {
    case 'handed_over':
    case 'in_transit':
      return ['out_for_delivery', 'delivered', 'in_transit', 'returned']
    case 'out_for_delivery':
      return ['delivered', 'in_transit', 'returned']
    case 'returning':
      return ['returned']
    default:
      return []
  }
}

/** A tracking number as carriers write it; the database has the same rule. */
export function asTrackingNumber(typed: string): string | undefined {
  const number = pastedCode(typed)
  return /^[A-Z0-9-]{6,30}$/.test(number) ? number : undefined
}

/** Whether a text, as `readPincode` leaves it, is an Indian pincode. */
export function isPincode(text: string): boolean {
  return /^[1-8]\d{5}$/.test(text)
}
