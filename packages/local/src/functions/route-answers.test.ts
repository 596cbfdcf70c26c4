import { readFileSync } from 'node:fs'
import { decodePolyline } from '@angadi/domain/routes/polyline.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  osrmPath,
  readOsrm,
  readValhalla,
  valhallaQuestion,
} from '../../../../supabase/functions/route/route-answers.ts'

const cases = z
  .array(z.unknown())
  .parse(
    JSON.parse(
      readFileSync(new URL('../../../domain/src/routes/cases/routes.json', import.meta.url), 'utf8'),
    ),
  )
const told = z.object({
  id: z.string(),
  title: z.string(),
  given: z.object({ osrm: z.object({ body: z.unknown() }), valhalla: z.object({ body: z.unknown() }) }),
  expect: z.object({
    both: z.object({
      metres: z.number(),
      seconds: z.number(),
      points: z.array(z.tuple([z.number(), z.number()])),
    }),
    requestPath: z.string(),
  }),
})

test.each(cases.flatMap((one) => told.safeParse(one).data ?? []))(
  '$id: $title',
  ({ given, expect: right }) => {
    const { both } = right
    const points = both.points.map(([lat, lng]) => ({ lat, lng }))
    for (const way of [readOsrm(given.osrm.body), readValhalla(given.valhalla.body)]) {
      expect(way).toMatchObject({ metres: both.metres, seconds: both.seconds })
      expect(decodePolyline(way?.polyline ?? '')).toEqual(points)
    }
    expect(osrmPath(points)).toBe(right.requestPath)
    expect(valhallaQuestion(points)['locations']).toEqual(points.map(({ lat, lng }) => ({ lat, lon: lng })))
  },
)

test.each([undefined, {}, { code: 'NoRoute' }, { code: 'Ok', routes: [{}] }, { trip: { status: 442 } }])(
  'an answer without a way is none: %j',
  (answer) => {
    expect(readOsrm(answer)).toBeUndefined()
    expect(readValhalla(answer)).toBeUndefined()
  },
)
