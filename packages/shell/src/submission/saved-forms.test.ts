import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetForm, markRecovered, recoverable, saveForm, sweepSavedForms } from './saved-forms.ts'

const NOW = 1_700_000_000_000
let stored: Record<string, unknown> = {}

beforeEach(() => {
  stored = {}
  vi.useFakeTimers({ now: NOW })
  // Like the browser's: the stored values are the object's own keys.
  vi.stubGlobal(
    'localStorage',
    new Proxy(stored, {
      get: (kept, name) => {
        if (name === 'getItem') return (key: string) => kept[key] ?? null
        if (name === 'setItem') return (key: string, value: string) => void Reflect.set(kept, key, value)
        if (name === 'removeItem') return (key: string) => void delete kept[key]
        return Reflect.get(kept, name)
      },
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a saved form holds data, timestamp and the recovered flag (Spec §3 Saved form state)', () => {
  saveForm('address', 'asha', { house: 'Flat 4', password: 'hunter2' })
  expect(Object.values(stored)).toEqual([
    JSON.stringify({ data: { house: 'Flat 4' }, timestamp: NOW, recovered: false }),
  ])
})

test('it is given back once, to the same person and for the same form (Spec §4 Submission lifecycle)', () => {
  saveForm('address', 'asha', { house: 'Flat 4' })
  expect(recoverable('address', 'bala')).toBeUndefined()
  expect(recoverable('rating', 'asha')).toBeUndefined()
  expect(recoverable('address', 'asha')).toEqual({ house: 'Flat 4' })
  markRecovered('address', 'asha')
  expect(recoverable('address', 'asha')).toBeUndefined()
  saveForm('address', 'asha', { house: 'Flat 5' })
  expect(recoverable('address', 'asha')).toEqual({ house: 'Flat 5' })
})

test('it expires after 1 h (Spec §4 Submission lifecycle)', () => {
  saveForm('address', 'asha', { house: 'Flat 4' })
  vi.setSystemTime(NOW + 3_599_999)
  expect(recoverable('address', 'asha')).toEqual({ house: 'Flat 4' })
  vi.setSystemTime(NOW + 3_600_000)
  expect(recoverable('address', 'asha')).toBeUndefined()
})

test('what nobody can get back any more is swept away, other things are not', () => {
  stored['angadi.guest-cart'] = '{}'
  saveForm('address', 'asha', {})
  markRecovered('address', 'asha')
  saveForm('rating', 'asha', {})
  vi.setSystemTime(NOW + 3_600_000)
  saveForm('name', 'asha', {})
  sweepSavedForms()
  expect(Object.keys(stored)).toEqual(['angadi.guest-cart', 'angadi.form.asha.name'])
  forgetForm('name', 'asha')
  expect(Object.keys(stored)).toEqual(['angadi.guest-cart'])
})

test('a storage with nonsense in it gives nothing back', () => {
  stored['angadi.form.asha.address'] = '{"data": 7'
  expect(recoverable('address', 'asha')).toBeUndefined()
  stored['angadi.form.asha.address'] = '{"data": [], "timestamp": "x"}'
  expect(recoverable('address', 'asha')).toBeUndefined()
})
