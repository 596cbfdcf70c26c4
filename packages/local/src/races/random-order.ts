import fc from 'fast-check'

/**
 * What can happen to an order, and by whom. `forward` is the next step, made by the role that may make it; a user who
 * cancels late lets the vendor accept and the minutes free of charge pass.
 */
export const ORDER_ACTIONS = [
  'forward',
  'customerCancels',
  'customerCancelsLate',
  'vendorCancels',
  'adminCancels',
  'adminRefunds',
  'adminsRefundTheSame',
  'partiesChat',
  'courierDeclines',
  'courierReleases',
  'wrongCode',
  'strangerMeddles',
  'everybodyTwice',
  'minutesPass',
  'timersFire',
  'customerMoves',
  'slotComes',
] as const
/** One of them. */
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** A random order: what is bought, how it is paid, and what happens to it. */
export interface RandomOrder {
  /** Which of the customers; taken modulo their number, as the other indices are. */
  readonly customer: number
  readonly lines: readonly { readonly vendor: number; readonly item: number; readonly quantity: number }[]
  readonly pickup: boolean
  /** A recharge instead of the lines: what the provider answers in the end; undefined for an order of goods. */
  readonly recharge: 'success' | 'failed' | 'silent' | undefined
  readonly method: 'wallet' | 'cash'
  readonly tipPaise: number
  readonly coupon: 'WELCOME50' | 'FREEDEL' | undefined
  /** For a half hour so many half hours after the one that begins in a day; undefined for now. */
  readonly halfHour: number | undefined
  /** Several in one step happen at the same moment. */
  readonly steps: readonly (readonly OrderAction[])[]
}

/** What would hardly ever come at the right moment if it came as seldom as the rest. */
const WEIGHTS: Partial<Record<OrderAction, number>> = {
  forward: 36,
  customerCancelsLate: 3,
  timersFire: 3,
  slotComes: 5,
  adminRefunds: 5,
  adminsRefundTheSame: 2,
  partiesChat: 3,
}

const action = fc.oneof(
  ...ORDER_ACTIONS.map((name) => ({ weight: WEIGHTS[name] ?? 1, arbitrary: fc.constant<OrderAction>(name) })),
)

/** Orders of all kinds; most of their steps go forward, so that they come far before something else happens. */
export const randomOrder: fc.Arbitrary<RandomOrder> = fc.record({
  customer: fc.nat(99),
  lines: fc.array(
    fc.record({ vendor: fc.nat(99), item: fc.nat(99), quantity: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  recharge: fc.constantFrom(
    ...Array.from({ length: 12 }, () => undefined),
    'success',
    'success',
    'failed',
    'silent',
  ),
  pickup: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  method: fc.constantFrom('wallet', 'wallet', 'cash'),
  tipPaise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })),
  coupon: fc.constantFrom(undefined, undefined, 'WELCOME50', 'FREEDEL'),
  halfHour: fc.constantFrom(undefined, undefined, undefined, 0, 1, 30),
  steps: fc.array(fc.array(action, { minLength: 1, maxLength: 2 }), {
    minLength: 2,
    maxLength: 14,
    size: 'max',
  }),
})
