import fc from 'fast-check'
import { TRADES_TO_COME, type TradeToCome } from './trades-to-come.ts'

/** What can happen to an order of a trade to come; what the trade does not have does nothing. */
export const TRADE_ACTS = [
  'forward',
  'giveBack',
  'customerCancels',
  'customerCancelsLate',
  'systemCancels',
  'giveLesson',
  'refundPart',
  'addAgreed',
  'addTooMuch',
  'lower',
  'propose',
  'approve',
  'decline',
  'withdraw',
  'decideAtOnce',
  'collect',
  'strangersMeddle',
  'everybodyTwice',
] as const
/** One of them. */
export type TradeAct = (typeof TRADE_ACTS)[number]

/** One act and a number, for whatever it chooses from. */
export interface TradeStep {
  readonly act: TradeAct
  readonly n: number
}

/** A random order of a trade to come, and what happens to it. */
export interface RandomTradeOrder {
  readonly trade: TradeToCome
  /** Which of the customers, salons, teachers; taken modulo their number. */
  readonly who: number
  readonly method: 'wallet' | 'cash'
  readonly paise: number
  /** How many hours ahead an appointment is: free to cancel, in the first step, in the last. */
  readonly hours: number
  readonly steps: readonly TradeStep[]
  /** How it is led to its end. */
  readonly ends: 'done' | 'cancelled'
}

const WEIGHTS: Partial<Record<TradeAct, number>> = {
  forward: 14,
  giveBack: 4,
  giveLesson: 9,
  refundPart: 4,
  addAgreed: 2,
  lower: 2,
  propose: 4,
  approve: 2,
  customerCancelsLate: 4,
}

const step: fc.Arbitrary<TradeStep> = fc.record({
  act: fc.oneof(
    ...TRADE_ACTS.map((name) => ({ weight: WEIGHTS[name] ?? 1, arbitrary: fc.constant<TradeAct>(name) })),
  ),
  n: fc.nat(999),
})

/** Orders of all trades to come, at prices that do not divide evenly. */
export const randomTradeOrder: fc.Arbitrary<RandomTradeOrder> = fc.record({
  trade: fc.constantFrom(...TRADES_TO_COME),
  who: fc.nat(999),
  method: fc.constantFrom('wallet', 'cash'),
  paise: fc.integer({ min: 3_001, max: 29_999 }),
  hours: fc.constantFrom(0.5, 5, 30),
  steps: fc.array(step, { minLength: 3, maxLength: 12, size: 'max' }),
  ends: fc.constantFrom('done', 'done', 'cancelled'),
})
