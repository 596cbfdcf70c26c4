import type { Paise } from '../money.ts'
import type { RideCard, RideFare } from './fare.ts'

/** A wait of the driver at the start or at a stop, and how long that is free. */
export interface RideWait {
  seconds: number
  freeSeconds: number
}

/** What a ride comes to, before tax, and who earns what of it. */
export interface FinalFare {
  /** Takes off what is above the newest agreed cap; negative or zero. */
  cap: Paise
  waiting: Paise
  toll: Paise
  discount: Paise
  /** Brings cash to whole rupees. */
  rounding: Paise
  total: Paise
  /** Of the fare and the waiting; tolls are the driver's besides, whole. */
  driver: Paise
  platform: Paise
}

/** What was waited beyond the free time, in whole minutes of each wait, in paise. */
export function waitingPaise(card: RideCard, waits: readonly RideWait[]): Paise {
  const minutes = waits.reduce(
    (sum, { seconds, freeSeconds }) => sum + Math.floor(Math.max(seconds - freeSeconds, 0) / 60),
    0,
  )
  return minutes * card.waiting.perMinutePaise
}

/**
 * What a ride costs in the end: the fare of the way as it was driven, never above the cap, with waiting and tolls. The
 * platform's part is rounded down; discount and rounding are the platform's.
 *
 * @see Spec §2 Transport, and decision 0139.
 */
export function finalFare(
  card: RideCard,
  fare: RideFare,
  ended: {
    cap: Paise
    waits?: readonly RideWait[]
    tollPaise?: Paise
    discountPaise?: Paise
    inCash?: boolean
  },
): FinalFare {
  const cap = Math.min(0, ended.cap - fare.expected)
  const waiting = waitingPaise(card, ended.waits ?? [])
  const shared = fare.expected + cap + waiting
  const toll = ended.tollPaise ?? 0
  const discount = -(ended.discountPaise ?? 0)
  const before = shared + toll + discount
  const rounding = ended.inCash === true ? Math.floor((before + 50) / 100) * 100 - before : 0
  const platform = Math.floor((shared * card.commissionBps) / 10_000)
  return {
    cap,
    waiting,
    toll,
    discount: discount === 0 ? 0 : discount,
    rounding,
    total: before + rounding,
    driver: shared - platform,
    platform,
  }
}

/** What cancelling a ride costs whoever pays for it: a part of the expected fare, rounded down, up to a most. */
export function cancellationFee(expectedPaise: Paise, policy: { bps: number; maxPaise: Paise }): Paise {
  return Math.min(Math.floor((expectedPaise * policy.bps) / 10_000), policy.maxPaise)
}
