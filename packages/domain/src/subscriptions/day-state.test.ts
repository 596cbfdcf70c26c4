import { expect, test } from 'vitest'
import { type Decided, dayLine, strongestState } from './day-state.ts'
import type { Plan } from './planned-quantity.ts'

const TODAY = '2026-11-24'
const plan: Plan = {
  frequency: 'daily',
  weekdays: [],
  rule_from: '2026-11-01',
  quantity: 2,
  starts_on: '2026-11-01',
  ends_on: '2026-11-30',
  pauses: [{ starts_on: '2026-11-27', ends_on: '2026-11-28' }],
  changes: [{ day: '2026-11-26', quantity: 0 }],
}
const decided: Decided = { quantity: 2, skipped: null, status: 'delivered', claim: null }
const state = (day: string, of?: Decided) => dayLine(plan, day, of, TODAY).state

test('a day that is to come is planned, skipped, paused or free', () => {
  expect(['2026-11-25', '2026-11-26', '2026-11-27', '2026-12-01'].map((day) => state(day))).toEqual([
    'planned',
    'skipped',
    'paused',
    'none',
  ])
})

test('a day that was decided shows what became of it, whatever the plan says now', () => {
  expect(state('2026-11-27', decided)).toBe('delivered')
  expect(state(TODAY, { ...decided, status: 'pending' })).toBe('due')
  expect(state(TODAY, { ...decided, status: 'cancelled' })).toBe('refunded')
  expect(state(TODAY, { ...decided, claim: 'refunded' })).toBe('refunded')
  expect(dayLine(plan, TODAY, { ...decided, status: null, skipped: 'wallet' }, TODAY)).toEqual({
    state: 'missed',
    quantity: 2,
    skipped: 'wallet',
  })
})

test('a day that passed without anything had nothing to come', () => {
  expect(state('2026-11-20')).toBe('none')
})

test('of several subscriptions the day shows what needs attention first', () => {
  const lines = (['delivered', 'missed', 'planned'] as const).map((one) => ({ state: one, quantity: 1 }))
  expect(strongestState(lines)).toBe('missed')
  expect(strongestState([])).toBe('none')
})
