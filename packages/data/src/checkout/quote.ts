import * as z from 'zod/mini'
import { couponReason } from '../cart/coupon-reason.ts'
import { charge } from '../orders/charge.ts'
import { chosenOption, diet } from '../rows.ts'
import { vocabulary } from '../vocabulary.ts'

/** Unknown ways of paying count as the gateway's. */
export const openMethod = vocabulary(['wallet', 'cash', 'gateway'], 'gateway')

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
      'address_moved',
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
      'business_not_found',
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
  reason: z.nullish(couponReason),
})
export type QuoteProblem = z.infer<typeof quoteProblem>

/** What points can pay of a quote before any other way; null for nothing. */
export const pointsInQuote = z.nullish(
  z.object({
    points: z.number(),
    paise: z.number(),
    /** What it all comes to where the rest is paid in cash: whole rupees of it. */
    cash_total_paise: z.number(),
    /** What the wallet then pays where it pays first, and the gateway the rest. */
    wallet_part_paise: z.number(),
  }),
)

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
  /** With `method` it holds with that way of paying alone. */
  coupon: z.nullable(
    z.object({ code: z.string(), discount_paise: z.number(), method: z.nullish(openMethod) }),
  ),
  fulfilment: z.enum(['delivery', 'pickup']),
  /** The beginning of the slot that it is for; null for now. */
  scheduled_for: z.nullable(z.string()),
  /** Whether somebody comes who can be tipped: no carrier, and nobody where the order is collected. */
  takes_tip: z.boolean(),
  /** What a membership saves, or would save, in paise with tax; and what its benefits lack. */
  membership: z.nullish(
    z.object({
      is_member: z.boolean(),
      saving_paise: z.number(),
      missing: z.array(
        z.object({ code: z.string(), more_paise: z.nullish(z.number()), within_m: z.nullish(z.number()) }),
      ),
    }),
  ),
  /** The business that the invoice is for. */
  business: z.nullish(z.object({ name: z.string() })),
  wallet_balance_paise: z.number(),
  /** What the wallet pays where it pays first, and the gateway the rest. */
  wallet_part_paise: z.number(),
  /** What points can pay before any other way; null for nothing. */
  points: pointsInQuote,
  payment_methods: z.array(openMethod),
})
export type Quote = z.infer<typeof quote>

/** The ways of paying that a customer chooses from. */
export type OpenMethod = z.infer<typeof openMethod>

/** What of a quote says how it can be paid: also that of a trade which is not sold from the cart. */
export interface Payable {
  readonly totals: Pick<Quote['totals'], 'total_paise' | 'cash_total_paise'>
  readonly points?: Quote['points']
}

/** A quote as far as the customer chooses how it is paid. */
export interface PayableQuote
  extends Payable,
    Pick<Quote, 'wallet_balance_paise' | 'wallet_part_paise' | 'payment_methods'> {
  readonly coupon?: Quote['coupon'] | undefined
  readonly fulfilment?: Quote['fulfilment'] | undefined
}

/**
 * What a quote comes to by a way of paying, in paise: in cash whole rupees.
 *
 * @param withPoints whether its points pay first
 */
export function toPay({ totals, points }: Payable, method: OpenMethod, withPoints: boolean): number {
  if (method !== 'cash') return totals.total_paise
  return withPoints && points ? points.cash_total_paise : totals.cash_total_paise
}

/** What the points of a quote pay where they pay first, in paise. */
export function pointsPart({ points }: Pick<Quote, 'points'>, withPoints: boolean): number {
  return withPoints ? (points?.paise ?? 0) : 0
}

/** What is left to pay by a way of paying beside the points, where they pay first, in paise. */
export function leftToPay(quote: Payable, method: OpenMethod, withPoints: boolean): number {
  return toPay(quote, method, withPoints) - pointsPart(quote, withPoints)
}

/** What the wallet pays where it pays before the gateway, in paise. */
export function walletPart(quote: Pick<Quote, 'wallet_part_paise' | 'points'>, withPoints: boolean): number {
  return ((withPoints && quote.points) || quote).wallet_part_paise
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
  /** The id of the business that the invoice is for. */
  readonly business?: string | undefined
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
