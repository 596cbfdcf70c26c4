import { paiseOf } from '../money.ts'
import { minuteOfClock } from '../time/minute-of-clock.ts'

/** The bounds of the platform's coupons, as in the database; amounts in paise, shares in percent. */
export const COUPON_LIMITS = {
  code: /^[A-Z0-9]{4,20}$/,
  title: { least: 3, most: 100 },
  flat: { least: 100, most: 500_000 },
  percent: { least: 1, most: 100 },
  cap: { least: 100, most: 1_000_000 },
  minimum: 10_000_000,
  budget: { least: 10_000, most: 100_000_000_000 },
  days: 366,
  perCustomer: { least: 1, most: 100 },
  platformShare: { least: 0, most: 100 },
  items: 200,
  vendors: 50,
} as const

export const COUPON_KINDS = ['flat', 'percent', 'free_delivery'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** The kinds of orders that take a coupon. */
export const COUPON_ORDER_KINDS = ['delivery', 'pickup', 'shipment'] as const
export type CouponOrderKind = (typeof COUPON_ORDER_KINDS)[number]

/** Something that was chosen by its name. */
export interface Chosen {
  readonly id: string
  readonly name: string
}

/** A coupon as it is typed. */
export interface CouponDraft {
  readonly code: string
  readonly title: string
  readonly hi: string
  readonly te: string
  readonly kind: CouponKind
  /** Rupees off, or percent off. */
  readonly value: string
  /** The most that a percentage takes off, in rupees. */
  readonly cap: string
  readonly minimum: string
  /** What it may cost altogether, in rupees. */
  readonly budget: string
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string
  readonly perCustomer: string
  readonly firstOrderOnly: boolean
  readonly isListed: boolean
  /** A region's slug; empty for all. */
  readonly region: string
  /** A way of paying; empty for all. */
  readonly method: string
  /** The hours of a day in which it holds, `HH:MM`; empty for all. */
  readonly from: string
  readonly to: string
  /** The kinds of orders that it counts for; none for all. */
  readonly kinds: readonly CouponOrderKind[]
  /** The items that it counts for; none for all. */
  readonly items: readonly Chosen[]
  /** What of the discount the platform bears, in percent. */
  readonly platformShare: string
  /** The vendors that are asked to bear the rest. */
  readonly vendors: readonly Chosen[]
}

/** A coupon as the database takes it. */
export type CouponInput = {
  code: string
  title: string
  title_translations: Record<string, string>
  kind: CouponKind
  value: number
  cap_paise?: number
  minimum_paise: number
  budget_paise: number
  valid_to: string
  per_user_limit: number
  first_order_only: boolean
  is_listed: boolean
  region?: string
  method?: string
  from_minute?: number
  to_minute?: number
  kinds?: CouponOrderKind[]
  item_ids?: string[]
  platform_share_bp?: number
  vendor_ids?: string[]
}

export type CouponField =
  | 'code'
  | 'title'
  | 'value'
  | 'cap'
  | 'minimum'
  | 'budget'
  | 'until'
  | 'perCustomer'
  | 'to'
  | 'platformShare'
  | 'vendors'

export type ReadCoupon =
  | { readonly coupon: CouponInput; readonly wrong: undefined }
  | { readonly coupon: undefined; readonly wrong: readonly CouponField[] }

interface Range {
  readonly least: number
  readonly most: number
}

function within(value: number | undefined, { least, most }: Range): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
}

function discountOf({ kind, value }: CouponDraft): number | undefined {
  if (kind === 'free_delivery') return 0
  if (kind === 'flat') return within(paiseOf(value), COUPON_LIMITS.flat)
  const percent = within(wholeOf(value), COUPON_LIMITS.percent)
  return percent === undefined ? undefined : percent * 100
}

function endOf(until: string, today: string): number | undefined {
  const ends = Date.parse(`${until}T23:59:59+05:30`)
  const last = Date.parse(`${today}T00:00:00+05:30`) + (COUPON_LIMITS.days - 1) * 86_400_000
  return Number.isNaN(ends) || until < today || ends > last ? undefined : ends
}

/** Both hours, or undefined where they make no span; none where nothing is typed. */
function hoursOf(from: string, to: string): { from_minute?: number; to_minute?: number } | undefined {
  if (from === '' && to === '') return {}
  const [from_minute, to_minute] = [minuteOfClock(from), minuteOfClock(to)]
  if (from_minute === undefined || to_minute === undefined || from_minute >= to_minute) return undefined
  return { from_minute, to_minute }
}

/** The platform's part in percent where vendors bear the rest; they give half of the items at the most. */
function shareOf(draft: CouponDraft, value: number | undefined, minimum: number): number | undefined {
  const percent = within(wholeOf(draft.platformShare), COUPON_LIMITS.platformShare)
  if (percent === undefined || percent === COUPON_LIMITS.platformShare.most) return percent
  const ofVendors = COUPON_LIMITS.platformShare.most - percent
  // Vendors bear no part of a delivery.
  if (draft.kind === 'free_delivery') return undefined
  const most = draft.kind === 'flat' ? minimum / 2 : 5000
  return ((value ?? 0) * ofVendors) / 100 > most ? undefined : percent
}

/**
 * Reads a coupon, or names what is wrong with it.
 *
 * @param today the present day in India, `YYYY-MM-DD`
 */
export function readCoupon(draft: CouponDraft, today: string): ReadCoupon {
  const code = draft.code.trim().toUpperCase()
  const title = draft.title.trim()
  const value = discountOf(draft)
  const cap = within(paiseOf(draft.cap), COUPON_LIMITS.cap)
  const minimum = within(draft.minimum.trim() === '' ? 0 : paiseOf(draft.minimum), {
    least: 0,
    most: COUPON_LIMITS.minimum,
  })
  const budget = within(paiseOf(draft.budget), COUPON_LIMITS.budget)
  const ends = endOf(draft.until, today)
  const perCustomer = within(wholeOf(draft.perCustomer), COUPON_LIMITS.perCustomer)
  const hours = hoursOf(draft.from, draft.to)
  const share = shareOf(draft, value, minimum ?? 0)
  const isShared = share !== undefined && share < COUPON_LIMITS.platformShare.most
  const wrong: CouponField[] = []
  if (!COUPON_LIMITS.code.test(code)) wrong.push('code')
  if (within(title.length, COUPON_LIMITS.title) === undefined) wrong.push('title')
  if (value === undefined) wrong.push('value')
  if (draft.kind === 'percent' && cap === undefined) wrong.push('cap')
  if (minimum === undefined) wrong.push('minimum')
  if (budget === undefined) wrong.push('budget')
  if (ends === undefined) wrong.push('until')
  if (perCustomer === undefined) wrong.push('perCustomer')
  if (hours === undefined) wrong.push('to')
  if (share === undefined) wrong.push('platformShare')
  if (isShared && (draft.vendors.length === 0 || draft.vendors.length > COUPON_LIMITS.vendors))
    wrong.push('vendors')
  if (
    wrong.length > 0 ||
    value === undefined ||
    minimum === undefined ||
    budget === undefined ||
    ends === undefined ||
    perCustomer === undefined
  )
    return { coupon: undefined, wrong }
  const translations = Object.entries({ hi: draft.hi.trim(), te: draft.te.trim() })
  return {
    wrong: undefined,
    coupon: {
      code,
      title,
      title_translations: Object.fromEntries(translations.filter(([, text]) => text !== '')),
      kind: draft.kind,
      value,
      ...(draft.kind === 'percent' && cap !== undefined ? { cap_paise: cap } : {}),
      minimum_paise: minimum,
      budget_paise: budget,
      valid_to: new Date(ends).toISOString(),
      per_user_limit: perCustomer,
      first_order_only: draft.firstOrderOnly,
      is_listed: draft.isListed,
      ...(draft.region === '' ? {} : { region: draft.region }),
      ...(draft.method === '' ? {} : { method: draft.method }),
      ...hours,
      ...(draft.kinds.length === 0 ? {} : { kinds: [...draft.kinds] }),
      ...(draft.items.length === 0 ? {} : { item_ids: draft.items.map(({ id }) => id) }),
      ...(isShared ? { platform_share_bp: share * 100, vendor_ids: draft.vendors.map(({ id }) => id) } : {}),
    },
  }
}
