import type { Paise } from '../money.ts'
import { isNight } from './night.ts'

/** What rides of a vehicle cost in a region; a row of private.ride_cards. Basis points: 10,000 is once. */
export interface RideCard {
  base: { paise: Paise; coversMetres: number }
  perKmPaise: Paise
  perMinutePaise: Paise
  waiting: { perMinutePaise: Paise }
  /** Times of day in India, `HH:MM`; the end is not among the night. */
  night: { from: string; to: string; bps: number }
  stopPaise: Paise
  commissionBps: number
  /** The fare that the state has notified, and the least and most of it that may be charged. */
  law: { basePaise: Paise; coversMetres: number; perKmPaise: Paise; minBps: number; maxBps: number }
  /** Of a rental, base and covered metres are for each hour, and so is this. */
  coversSeconds?: number
}

/** A way as it is expected or as it was driven. */
export interface RideWay {
  metres: number
  seconds: number
  start: Date
  surgeBps?: number
  /** Stops between the first and the last. */
  stops?: number
  hours?: number
}

/** How far the range of a quote reaches below and above what is expected. */
export interface RideRange {
  downBps: number
  upBps: number
}

/** A fare before tax, row by row, with the bounds of the law and the range. */
export interface RideFare {
  base: Paise
  distance: Paise
  time: Paise
  night: Paise
  surge: Paise
  /** Brings what counts for the law within its bounds; negative where it was too much. */
  limit: Paise
  stop: Paise
  expected: Paise
  /** Base to limit. */
  counted: Paise
  law: Paise
  low: Paise
  high: Paise
  from: Paise
  cap: Paise
}

/** A quotient of integers, half upwards. */
function halfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}

/**
 * What a way costs by a card, in paise before tax: each row rounded once, half up; base to surge within half and twice
 * the notified fare. The server decides by the same rule (`private.ride_fare`).
 *
 * @see Spec §2 Transport, and decision 0139.
 */
export function rideFare(card: RideCard, way: RideWay, range: RideRange): RideFare {
  const hours = way.hours ?? 1
  const base = card.base.paise * hours
  const distance = halfUp(Math.max(way.metres - card.base.coversMetres * hours, 0) * card.perKmPaise, 1000)
  const time = halfUp(Math.max(way.seconds - (card.coversSeconds ?? 0) * hours, 0) * card.perMinutePaise, 60)
  const driven = base + distance + time
  const night = isNight(card.night, way.start) ? halfUp(driven * card.night.bps, 10_000) : 0
  const surge = halfUp(driven * ((way.surgeBps ?? 10_000) - 10_000), 10_000)
  const law =
    card.law.basePaise * hours +
    halfUp(Math.max(way.metres - card.law.coversMetres * hours, 0) * card.law.perKmPaise, 1000)
  const low = Math.ceil((law * card.law.minBps) / 10_000)
  const high = Math.floor((law * card.law.maxBps) / 10_000)
  const asked = driven + night + surge
  const counted = Math.min(Math.max(asked, low), high)
  const stop = card.stopPaise * (way.stops ?? 0)
  const expected = counted + stop
  return {
    base,
    distance,
    time,
    night,
    surge,
    limit: counted - asked,
    stop,
    expected,
    counted,
    law,
    low,
    high,
    from: Math.max(Math.floor((expected * (10_000 - range.downBps)) / 1_000_000) * 100, low),
    cap: Math.max(
      Math.min(Math.ceil((expected * (10_000 + range.upBps)) / 1_000_000) * 100, high + stop),
      expected,
    ),
  }
}
