import type { CartOffer } from '@angadi/data/cart/cart-offers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Why a typed code takes nothing off; a minimum in paise where that is why. */
export interface CouponRefusal {
  readonly reason: NonNullable<CartOffer['reason']>
  readonly minimumPaise?: number | undefined
}

/** The coupons of a cart or a checkout, as its row and its list show them. */
export interface CouponRowProps {
  /** Those that the cart can or could have, the one that saves the most first; undefined while they load. */
  readonly offers: readonly CartOffer[] | undefined
  /** The code that was chosen, whether the server has accepted it yet or not. */
  readonly code: string | undefined
  /** What the server takes off for it; undefined or null where it takes nothing off. */
  readonly applied: { readonly code: string; readonly discount_paise: number } | null | undefined
  /** Why the last code takes nothing off. */
  readonly refusal: CouponRefusal | undefined
  /** Whether the server is checking the code. */
  readonly busy: boolean
  readonly onChange: (code: string | undefined) => void
}

/** Basis points of one percent. */
const PERCENT = 100

/** What a coupon gives, who gives it, and why it does not hold. */
export function useCouponLabels() {
  const { t } = useTranslation(['offers', 'checkout'])
  const { money, number, day } = useFormats()
  return {
    /** "₹50 off", "20% off, up to ₹100", or the platform's own words. */
    gives({ kind, value, cap_paise: cap, title, vendor_id: vendorId }: CartOffer): string {
      if (vendorId === null || kind === 'free_delivery' || kind === 'other') return title
      if (kind === 'flat') return t('flat', { amount: money(value) })
      return cap === null
        ? t('percent', { percent: number(value / PERCENT) })
        : t('percentUpTo', { percent: number(value / PERCENT), most: money(cap) })
    },
    terms({
      minimum_paise: minimum,
      first_order_only: isFirst,
      valid_to: until,
      vendor_name: vendor,
      method,
    }: CartOffer) {
      return [
        vendor ?? undefined,
        minimum > 0 ? t('from', { minimum: money(minimum) }) : undefined,
        isFirst ? t('firstOrder') : undefined,
        method === null || method === 'other' ? undefined : t(`only.${method}`),
        until ? t('until', { date: day(until) }) : undefined,
      ]
        .filter((term) => term !== undefined)
        .join(' · ')
    },
    /** Why a coupon of the list does not hold now: "Add ₹60 more", "Only for first orders". */
    why({ reason, missing_paise: missing }: CartOffer): string {
      if (reason === 'minimum' && missing !== null) return t('why.minimum', { missing: money(missing) })
      return t(`why.${reason === null || reason === 'minimum' ? 'unknown' : reason}`)
    },
    /** Why a typed code was refused, in a sentence. */
    refused({ reason, minimumPaise = 0 }: CouponRefusal): string {
      const key = reason === 'unknown' ? 'invalid' : reason
      return `${t(`checkout:coupon.${key}`, { amount: money(minimumPaise) })} ${t('checkout:coupon.without')}`
    },
  }
}
