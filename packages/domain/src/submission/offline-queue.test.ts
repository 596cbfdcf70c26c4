import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  LONGEST_QUEUE,
  QUEUED_FOR_MS,
  type Queued,
  withoutExpired,
  withoutSent,
  withQueued,
} from './offline-queue.ts'

const queued: fc.Arbitrary<Queued> = fc.record({
  key: fc.constantFrom('rate-order:1', 'rate-order:2', 'rate-order:3'),
  userId: fc.constantFrom('asha', 'bala'),
  action: fc.constant('rate-order'),
  args: fc.constant({}),
  at: fc.nat(1e12),
})

test('the same thing done again replaces what waits, so that it is sent once (Spec §4 Submission lifecycle)', () => {
  fc.assert(
    fc.property(fc.array(queued, { maxLength: 30 }), (added) => {
      const queue = added.reduce<readonly Queued[]>(withQueued, [])
      const names = queue.map(({ key, userId }) => `${userId} ${key}`)
      expect(new Set(names).size).toBe(names.length)
      for (const one of queue) {
        const last = added.findLast(({ key, userId }) => key === one.key && userId === one.userId)
        expect(one).toBe(last)
      }
    }),
  )
})

test('at most twenty wait, the latest ones', () => {
  const many = Array.from({ length: 30 }, (_, n): Queued => {
    return { key: `rate-order:${n}`, userId: 'asha', action: 'rate-order', args: {}, at: n }
  })
  expect(many.reduce<readonly Queued[]>(withQueued, [])).toEqual(many.slice(-LONGEST_QUEUE))
})

test('what took the place of something sent meanwhile stays', () => {
  const first: Queued = { key: 'rate-order:1', userId: 'asha', action: 'rate-order', args: {}, at: 1 }
  const second = { ...first, at: 2 }
  expect(withoutSent(withQueued([first], second), first)).toEqual([second])
  expect(withoutSent([first], first)).toEqual([])
  expect(withoutSent([first], { ...first, userId: 'bala' })).toEqual([first])
})

test('nothing waits for longer than a week', () => {
  const old: Queued = { key: 'rate-order:1', userId: 'asha', action: 'rate-order', args: {}, at: 0 }
  expect(withoutExpired([old], QUEUED_FOR_MS - 1)).toEqual([old])
  expect(withoutExpired([old], QUEUED_FOR_MS)).toEqual([])
})
