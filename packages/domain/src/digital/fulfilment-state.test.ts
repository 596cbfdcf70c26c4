import { expect, test } from 'vitest'
import { FULFILMENT_STATES, isSettled, nextStates, toneOf } from './fulfilment-state.ts'

test('every payment ends as paid or refunded, and in nothing else (Issue 10, The second trade)', () => {
  expect(FULFILMENT_STATES.filter(isSettled)).toEqual(['success', 'refunded'])
  const ends = new Set<string>()
  const follow = (state: (typeof FULFILMENT_STATES)[number]) => {
    if (isSettled(state)) ends.add(state)
    for (const next of nextStates(state)) follow(next)
  }
  follow('pending')
  expect(ends).toEqual(new Set(['success', 'refunded']))
})

test('money that was returned is never taken again', () => {
  for (const state of ['failed', 'refund_pending', 'refunded'] as const)
    expect(nextStates(state)).not.toContain('success')
})

test('each state has a tone', () => {
  expect(FULFILMENT_STATES.map(toneOf)).toEqual(['waiting', 'waiting', 'good', 'bad', 'bad', 'bad'])
})
