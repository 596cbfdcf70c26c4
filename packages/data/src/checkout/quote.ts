import * as z from 'zod/mini'
import { charge } from '../orders/charge.ts'
import { chosenOption, diet, paymentMethod } from '../rows.ts'
import { vocabulary } from '../vocabulary.ts'

/**
 * A problem that prevents ordering; its figures depend on the code, which is `other` where this build does not know it.
 */
export const quoteProblem = z.object({
  code: vocabulary(
    [
      'cart_empty',
      'item_sold_out',
      'item_not_found',
      'options_invalid',
      'vendor_closed',
      'vendor_paused',
      'vendor_suspended',
      'own_vendor',
      'outside_delivery_area',
      'below_minimum',
      'above_maximum',
      'address_required',
      'address_not_found',
      'stock_short',
      'coupon_invalid',
      'coupon_not_applicable',
      'schedule_invalid',
      'schedule_past',
      'schedule_too_far',
      'schedule_cutoff',
      'schedule_holiday',
      'schedule_closed',
      'schedule_full',
      'tip_invalid',
      'other',
    ],
    'other',
  ),
  vendor_id: z.nullish(z.string()),
  vendor_name: z.nullish(z.string()),
  item_id: z.nullish(z.string()),
  item_name: z.nullish(z.string()),
  opens_at: z.nullish(z.string()),
  minimum_paise: z.nullish(z.number()),
  maximum_paise: z.nullish(z.number()),
  stock: z.nullish(z.number()),
  reason: z.catch(
    z.nullish(z.enum(['minimum', 'used', 'first_order', 'exhausted', 'other_vendor', 'no_delivery'])),
    undefined,
  ),
})
export type QuoteProblem = z.infer<typeof quoteProblem>

/** The all-in price of a checkout; amounts in paise, good until `expires_at`. */
export const quote = z.object({
  quote_id: z.nullable(z.string()),
  hash: z.string(),
  expires_at: z.string(),
  placeable: z.boolean(),
  problems: z.array(quoteProblem),
  orders: z.array(
    z.object({
      vendor_id: z.string(),
      vendor_name: z.string(),
      lines: z.array(
        z.object({
          cart_item_id: z.string(),
          item_id: z.string(),
          name: z.string(),
          options: z.array(chosenOption),
          unit_paise: z.number(),
          quantity: z.number(),
          total_paise: z.number(),
          diet: z.nullable(diet),
          /** Whom of a group order it is for. */
          for_name: z.nullish(z.string()),
        }),
      ),
      charges: z.array(charge),
      total_paise: z.number(),
      /** What is collected where this is paid in cash: whole rupees. */
      cash_total_paise: z.number(),
      distance_m: z.number(),
      minutes_min: z.number(),
      minutes_max: z.number(),
      /** The days between which a carrier brings it, such as 2026-11-25; without a carrier they are left out. */
      arrives_from: z.nullish(z.string()),
      arrives_to: z.nullish(z.string()),
      /** The trade of the vendor, such as food or grocery. */
      category: z.string(),
      /** `shipment` where a carrier brings it; without a kind it is that of the whole checkout. */
      kind: z.nullish(z.string()),
      /** The beginning of this vendor's slot; null for now. */
      scheduled_for: z.nullish(z.string()),
    }),
  ),
  totals: z.object({ charges: z.array(charge), total_paise: z.number(), cash_total_paise: z.number() }),
  coupon: z.nullable(z.object({ code: z.string(), discount_paise: z.number() })),
  fulfilment: z.enum(['delivery', 'pickup']),
  /** The beginning of the slot that it is for; null for now. */
  scheduled_for: z.nullable(z.string()),
  /** Whether somebody comes who can be tipped: no carrier, and nobody where the order is collected. */
  takes_tip: z.boolean(),
  wallet_balance_paise: z.number(),
  payment_methods: z.array(paymentMethod),
})
export type Quote = z.infer<typeof quote>

/** What a quote comes to by a way of paying, in paise: in cash whole rupees. */
export function toPay({ totals }: Pick<Quote, 'totals'>, method: 'wallet' | 'cash'): number {
  return method === 'cash' ? totals.cash_total_paise : totals.total_paise
}

/** What the customer decides at checkout; the server knows the cart and the prices. */
export interface QuoteRequest {
  readonly fulfilment: 'delivery' | 'pickup'
  readonly addressId: string | undefined
  readonly tipPaise: number
  readonly couponCode: string | undefined
  readonly instructions: string
  readonly noCutlery: boolean
  /** The beginning of a slot; undefined for now. */
  readonly scheduledFor: string | undefined
  /** The beginnings of the slots of single vendors, by vendor id; the others have the time of the whole. */
  readonly slots?: Readonly<Record<string, string>> | undefined
  readonly gift?: GiftCard | undefined
  /** The lines of the cart that it is about; undefined for all of them. */
  readonly cartItemIds?: readonly string[] | undefined
}

/** The card of a gift: at most 60 letters for a name, 200 for the message. */
export interface GiftCard {
  readonly recipient: string
  readonly message: string
  readonly sender: string
}

/** How long the server keeps a quote, in milliseconds. */
export const QUOTE_VALID_MS = 10 * 60_000

/** A quote is requested again well before its ten minutes are over. */
export const QUOTE_REFRESH_MS = 8 * 60_000

/** What decides which slots there are. */
export interface SlotsRequest {
  readonly vendorIds: readonly string[]
  readonly fulfilment: 'delivery' | 'pickup'
  readonly addressId: string | undefined
}
