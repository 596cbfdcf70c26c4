import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RideFare, rideFare } from './fare.ts'
import { fareCases, wayOf } from './fare-cases.ts'
import { cancellationFee, finalFare } from './final-fare.ts'

/** Rows that are not zero, as the cases name them. */
function rowsOf(rows: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(rows).filter(([, paise]) => paise !== 0))
}

function quoteOf(fare: RideFare) {
  const { base, distance, time, night, surge, limit, stop } = fare
  return {
    expectedPaise: fare.expected,
    fromPaise: fare.from,
    capPaise: fare.cap,
    rows: rowsOf({ base, distance, time, night, surge, limit, stop }),
    law: { basePaise: fare.law, lowPaise: fare.low, highPaise: fare.high },
  }
}

describe('what a ride costs, by the cases', () => {
  test.each(fareCases('ride').map((one) => ({ name: `${one.id}: ${one.title}`, one })))(
    '$name',
    ({ one }) => {
      const { card, range, quoted } = one.given
      expect(quoteOf(rideFare(card, wayOf(quoted), range))).toEqual(one.expect.quote)
      const changes = (one.when.changes ?? []).map((change) => rideFare(card, wayOf(change.quoted), range))
      expect(changes.map(quoteOf)).toEqual(
        (one.expect.requotes ?? []).map(({ expectedPaise, fromPaise, capPaise, rows, law }) => ({
          expectedPaise,
          fromPaise,
          capPaise,
          rows,
          law,
        })),
      )
      const { actual } = one.when
      const fare = rideFare(card, wayOf(actual), range)
      const cap = changes.at(-1)?.cap ?? rideFare(card, wayOf(quoted), range).cap
      const final = finalFare(card, fare, {
        cap,
        waits: actual.waits ?? [],
        tollPaise: (actual.tolls ?? []).reduce(
          (sum, toll) => sum + (toll.chargeable === true ? toll.paise : 0),
          0,
        ),
        discountPaise: actual.discountPaise ?? 0,
        inCash: actual.pay === 'cash',
      })
      const { waiting, toll, discount, rounding } = final
      expect({
        rows: rowsOf({ ...quoteOf(fare).rows, cap: final.cap, waiting, toll, discount, rounding }),
        totalPaise: final.total,
        driver: final.driver,
        platform: final.platform,
      }).toEqual({
        rows: one.expect.final.rows,
        totalPaise: one.expect.final.totalPaise,
        driver: one.expect.final.driver.fareSharePaise,
        platform: one.expect.final.platform.commissionPaise,
      })
      expect(final.driver).toBeGreaterThanOrEqual(one.expect.final.driver.floorPaise)
    },
  )

  test.each(fareCases('starts').map((one) => ({ name: `${one.id}: ${one.title}`, one })))(
    '$name',
    ({ one }) => {
      const { card, range } = one.given
      const fares = one.when.starts.map((start) => rideFare(card, wayOf({ ...one.when.trip, start }), range))
      expect(fares.map(({ expected }) => expected)).toEqual(one.expect.expectedPaise)
      expect(fares.map(({ night }) => night)).toEqual(one.expect.nightPaise)
    },
  )

  test.each(fareCases('cancellations').map((one) => ({ name: `${one.id}: ${one.title}`, one })))(
    '$name',
    ({ one }) => {
      const fee = cancellationFee(one.given.quoteExpectedPaise, one.given.policy)
      const fees = one.expect.outcomes.map(({ feePaise }) => feePaise)
      expect(fees.filter((paise) => paise > 0)).toEqual(fees.filter((paise) => paise > 0).map(() => fee))
    },
  )
})

test('however a ride goes, it costs no more than its cap and the driver earns the part that the law says', () => {
  const [one] = fareCases('ride')
  if (one === undefined) throw new Error('there are cases')
  const { card, range } = one.given
  const way = fc.record({
    metres: fc.integer({ min: 100, max: 200_000 }),
    seconds: fc.integer({ min: 60, max: 20_000 }),
    start: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    surgeBps: fc.integer({ min: 5000, max: 20_000 }),
    stops: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(way, way, (quoted, driven) => {
      const quote = rideFare(card, quoted, range)
      const fare = rideFare(card, driven, range)
      const final = finalFare(card, fare, { cap: quote.cap })
      expect(final.total).toBeLessThanOrEqual(quote.cap)
      expect(fare.counted).toBeGreaterThanOrEqual(fare.low)
      expect(fare.counted).toBeLessThanOrEqual(fare.high)
      expect(quote.from).toBeLessThanOrEqual(quote.cap)
      expect(final.driver + final.platform).toBe(final.total)
      expect(final.driver * 10_000).toBeGreaterThanOrEqual(final.total * 8000)
    }),
  )
})
