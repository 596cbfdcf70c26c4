import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { decodePolyline, encodePolyline, PolylineError } from './polyline.ts'

const pair = z.tuple([z.number(), z.number()])
const lines = z.object({
  id: z.string(),
  title: z.string(),
  given: z.object({ points: z.array(pair) }),
  when: z.object({ kind: z.literal('polyline') }),
  expect: z.object({ polyline5: z.string(), polyline6: z.string() }),
})
const wrong = z.object({
  id: z.string(),
  title: z.string(),
  given: z.object({ encoded: z.string() }),
  when: z.object({ kind: z.literal('decode') }),
  expect: z.object({ 6: z.array(pair) }),
})
const cases = z
  .array(z.unknown())
  .parse(JSON.parse(readFileSync(new URL('./cases/routes.json', import.meta.url), 'utf8')))
const of = <T>(schema: z.ZodType<T>) => cases.flatMap((one) => schema.safeParse(one).data ?? [])
const places = (points: readonly (readonly [number, number])[]) => points.map(([lat, lng]) => ({ lat, lng }))

test.each(of(lines))('$id: $title', ({ given, expect: right }) => {
  const points = places(given.points)
  expect(encodePolyline(points, 5)).toBe(right.polyline5)
  expect(encodePolyline(points)).toBe(right.polyline6)
  expect(decodePolyline(right.polyline5, 5)).toEqual(points)
  expect(decodePolyline(right.polyline6)).toEqual(points)
})

test.each(of(wrong))('$id: $title', ({ given, expect: right }) => {
  expect(decodePolyline(given.encoded)).toEqual(places(right['6']))
  expect(() => decodePolyline(given.encoded, 5)).toThrow(PolylineError)
})

test.each(['_', 'é', 'gnfa`@', '~~~~~~~~~~~~~~~~'])('what is no line is refused: %s', (text) => {
  expect(() => decodePolyline(text)).toThrow(PolylineError)
})
