import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Agenda } from './agenda.ts'

test('everything happens in the order of its time, and of one moment in the order in which it was planned', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20)), async (times) => {
      const agenda = new Agenda()
      const seen: (readonly [number, number])[] = []
      for (const [n, at] of times.entries())
        agenda.plan(at, async () => {
          expect(agenda.now).toBe(at)
          seen.push([at, n])
        })
      await agenda.runUntil(20)
      const expected = times.map((at, n): readonly [number, number] => [at, n])
      expect(seen).toEqual(expected.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
    }),
  )
})

test('what happens may plan more, never in the past, and nothing happens after the end', async () => {
  const agenda = new Agenda()
  const seen: number[] = []
  agenda.plan(5, async () => {
    agenda.plan(1, async () => {
      seen.push(agenda.now)
    })
    agenda.plan(11, async () => {
      seen.push(agenda.now)
    })
  })
  await agenda.runUntil(10)
  expect(seen).toEqual([5])
  expect(agenda.now).toBe(10)
})
