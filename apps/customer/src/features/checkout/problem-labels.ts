import type { QuoteProblem } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Where the customer can solve a problem. */
export type Remedy = 'cart' | 'address' | 'more' | 'time' | 'note' | 'none'

const REMEDIES = {
  cart_empty: 'none',
  item_sold_out: 'cart',
  item_not_found: 'cart',
  options_invalid: 'cart',
  stock_short: 'cart',
  vendor_closed: 'time',
  vendor_paused: 'time',
  vendor_suspended: 'cart',
  own_vendor: 'cart',
  outside_delivery_area: 'address',
  below_minimum: 'more',
  above_maximum: 'cart',
  address_required: 'address',
  address_not_found: 'address',
  address_moved: 'address',
  coupon_invalid: 'none',
  coupon_not_applicable: 'none',
  schedule_invalid: 'time',
  schedule_past: 'time',
  schedule_too_far: 'time',
  schedule_cutoff: 'time',
  schedule_holiday: 'time',
  schedule_closed: 'time',
  schedule_full: 'time',
  tip_invalid: 'none',
  business_not_found: 'note',
  other: 'cart',
} as const satisfies Record<QuoteProblem['code'], Remedy>

/** Where the customer can solve this problem. */
export function problemRemedy({ code }: QuoteProblem): Remedy {
  return REMEDIES[code]
}

/** Whether a problem is shown at the coupon field instead of blocking the order. */
export function isAboutCoupon({ code }: QuoteProblem): boolean {
  return code === 'coupon_invalid' || code === 'coupon_not_applicable'
}

/** Whether a problem is that a vendor takes no orders at this moment. */
export function isAboutOpening({ code }: QuoteProblem): boolean {
  return code === 'vendor_closed' || code === 'vendor_paused'
}

/** Whether a problem is that the chosen half hour cannot be had. */
export function isAboutTime({ code }: QuoteProblem): boolean {
  return code.startsWith('schedule_')
}

/** The row of the checkout in which a problem stands. */
export type ProblemRow = 'address' | 'time' | 'note' | 'items'

/** The row of the checkout in which a problem stands, and is solved. */
export function problemRow(problem: QuoteProblem): ProblemRow {
  const remedy = problemRemedy(problem)
  return remedy === 'address' || remedy === 'time' || remedy === 'note' ? remedy : 'items'
}

/**
 * Whether the only address problem is that none is saved yet: the checkout then asks for the first one and reports no
 * error before an action.
 */
export function needsFirstAddress(problems: readonly QuoteProblem[], addressCount: number): boolean {
  return addressCount === 0 && problems.some((problem) => problemRemedy(problem) === 'address')
}

/** The message for a problem that blocks the order. */
export function useProblemText(): (problem: QuoteProblem) => string {
  const { t } = useTranslation('checkout')
  const { money, dateTime } = useFormats()
  return ({ code, vendor_name, item_name, opens_at, minimum_paise, maximum_paise, stock }) => {
    const vendor = vendor_name ?? ''
    const item = item_name ?? ''
    switch (code) {
      case 'vendor_closed':
      case 'vendor_paused':
        return opens_at
          ? t(`problem.${code}_until`, { vendor, time: dateTime(opens_at) })
          : t(`problem.${code}`, { vendor })
      case 'stock_short':
        return stock ? t('problem.stock_short', { count: stock, item }) : t('problem.item_sold_out', { item })
      case 'below_minimum':
        return t('problem.below_minimum', { vendor, amount: money(minimum_paise ?? 0) })
      case 'above_maximum':
        return t('problem.above_maximum', { vendor, amount: money(maximum_paise ?? 0) })
      case 'cart_empty':
        return t('empty.title')
      case 'coupon_invalid':
      case 'coupon_not_applicable':
        return t('coupon.invalid')
      default:
        return t(`problem.${code}`, { vendor, item })
    }
  }
}
