import { type RideCard, rideFare } from '@angadi/domain/rides/fare.ts'
import type { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fresh.ts'

let database: PGlite

beforeAll(async () => {
  database = await freshDatabase()
}, 120_000)
afterAll(() => database.close())

const paise = fc.integer({ min: 100, max: 100_000 })

const card: fc.Arbitrary<RideCard> = fc
  .record({
    base: paise,
    covers: fc.integer({ min: 3000, max: 20_000 }),
    perKm: fc.integer({ min: 0, max: 5000 }),
    perMinute: fc.integer({ min: 0, max: 500 }),
    nightBps: fc.integer({ min: 0, max: 10_000 }),
    stop: fc.integer({ min: 0, max: 5000 }),
    lawBase: paise,
    lawPerKm: fc.integer({ min: 0, max: 5000 }),
    coversSeconds: fc.constantFrom(0, 3600),
  })
  .map((drawn) => ({
    base: { paise: drawn.base, coversMetres: drawn.covers },
    perKmPaise: drawn.perKm,
    perMinutePaise: drawn.perMinute,
    waiting: { perMinutePaise: 100 },
    night: { from: '23:00', to: '05:00', bps: drawn.nightBps },
    stopPaise: drawn.stop,
    commissionBps: 1000,
    law: {
      basePaise: drawn.lawBase,
      coversMetres: drawn.covers,
      perKmPaise: drawn.lawPerKm,
      minBps: 5000,
      maxBps: 20_000,
    },
    coversSeconds: drawn.coversSeconds,
  }))

const way = fc.record({
  metres: fc.integer({ min: 0, max: 300_000 }),
  seconds: fc.integer({ min: 0, max: 40_000 }),
  start: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  surgeBps: fc.integer({ min: 5000, max: 20_000 }),
  stops: fc.integer({ min: 0, max: 3 }),
  hours: fc.integer({ min: 1, max: 12 }),
})

test('database and domain price every ride alike', async () => {
  await fc.assert(
    fc.asyncProperty(card, way, async (drawn, driven) => {
      const { rows } = await database.query<{ fare: object }>(
        `select private.ride_fare(jsonb_populate_record(null::private.ride_cards, $1), $2, $3, $4, $5, $6, $7)
          - 'surge_bp' as fare`,
        [
          {
            base_paise: drawn.base.paise,
            covers_m: drawn.base.coversMetres,
            covers_seconds: drawn.coversSeconds,
            per_km_paise: drawn.perKmPaise,
            per_minute_paise: drawn.perMinutePaise,
            stop_paise: drawn.stopPaise,
            night_from: drawn.night.from,
            night_to: drawn.night.to,
            night_bps: drawn.night.bps,
            law_base_paise: drawn.law.basePaise,
            law_covers_m: drawn.law.coversMetres,
            law_per_km_paise: drawn.law.perKmPaise,
            min_bps: drawn.law.minBps,
            max_bps: drawn.law.maxBps,
          },
          driven.metres,
          driven.seconds,
          driven.start.toISOString(),
          driven.surgeBps,
          driven.stops,
          driven.hours,
        ],
      )
      expect(rows[0]?.fare).toEqual(rideFare(drawn, driven, { downBps: 500, upBps: 1000 }))
    }),
    { numRuns: 200 },
  )
}, 60_000)
