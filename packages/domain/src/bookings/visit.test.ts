import { expect, test } from 'vitest'
import { freeUntil, freeUntilMinutes } from './terms.ts'
import { visitMinutes, visitPrice } from './visit.ts'

const part = (minutes: number, isTogether = false) => ({
  minutes,
  isTogether,
  fromPaise: 10_000,
  toPaise: 15_000,
})

test('services follow one another, or begin together where the longer one counts', () => {
  expect(visitMinutes([])).toBe(0)
  expect(visitMinutes([part(30), part(45)])).toBe(75)
  expect(visitMinutes([part(30), part(45, true)])).toBe(45)
  // The third begins when the longer of the first two has ended.
  expect(visitMinutes([part(60), part(45, true), part(20)])).toBe(80)
})

test('a visit costs what its services do, more where a person asks more', () => {
  expect(visitPrice([part(30), part(45)])).toEqual({ from: 20_000, to: 30_000 })
})

test('cancelling is free until the first step that costs something', () => {
  const steps = [
    { minutes_before: 120, charge_bp: 5000, max_charge_paise: null },
    { minutes_before: 30, charge_bp: 10_000, max_charge_paise: null },
  ]
  expect(freeUntilMinutes(steps)).toBe(120)
  expect(freeUntil('2026-12-01T04:30:00Z', steps)).toBe('2026-12-01T02:30:00.000Z')
  expect(freeUntil('2026-12-01T04:30:00Z', [])).toBeUndefined()
  expect(freeUntilMinutes([{ minutes_before: 60, charge_bp: 0, max_charge_paise: null }])).toBeUndefined()
})
