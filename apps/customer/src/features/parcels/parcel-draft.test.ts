import { beforeEach, expect, test } from 'vitest'
import {
  addDrop,
  changeDrop,
  changeParcel,
  contentProblems,
  doorProblems,
  forgetParcel,
  isTooEarly,
  requestOf,
  useParcelDraft,
} from './parcel-draft.ts'

const door = {
  name: 'Asha',
  phone: '98490 12345',
  line: 'House 4, Road 2',
  landmark: '',
  handover: 'door',
  pin: { lat: 17.43, lng: 78.45 },
} as const

beforeEach(forgetParcel)

test('a door needs a name, a number, an address and a place', () => {
  expect(doorProblems({ ...door, name: ' ', phone: '123', line: '', pin: undefined })).toEqual({
    name: 'name',
    phone: 'phone',
    line: 'line',
    pin: 'pin',
  })
  expect(doorProblems(door)).toEqual({})
})

test('nothing is insured that was not ticked, and what is prohibited is said', () => {
  const draft = { ...useParcelDraft.getState(), grams: 5000, confirmed: true }
  expect(draft.insured).toBe(false)
  expect(contentProblems({ ...draft, contents: 'fireworks' }, 1000)).toEqual({ contents: 'prohibited' })
  expect(contentProblems({ ...draft, contents: 'books', insured: true, declared: '' }, 1000)).toEqual({
    declared: 'declared',
  })
  expect(contentProblems({ ...draft, contents: 'books', insured: true, declared: '20' }, 1000)).toEqual({
    declared: 'declaredHigh',
  })
})

test('a parcel is priced once it is whole, with its receivers in their order', () => {
  changeParcel({ pickup: door, grams: 5000, contents: 'books', confirmed: true })
  expect(requestOf(useParcelDraft.getState())).toBeUndefined()
  changeDrop(0, door)
  addDrop()
  changeDrop(1, { ...door, name: 'Ravi' })
  expect(requestOf(useParcelDraft.getState())).toMatchObject({
    insured: false,
    drops: [{ name: 'Asha', phone: '+919849012345' }, { name: 'Ravi' }],
  })
})

test('a pick-up for later is a quarter of an hour ahead', () => {
  const now = Date.parse('2026-11-28T10:00:00Z')
  const draft = { ...useParcelDraft.getState(), isLater: true }
  expect(isTooEarly({ ...draft, when: '' }, now)).toBe(true)
  expect(isTooEarly({ ...draft, when: '2026-11-28T10:14:00Z' }, now)).toBe(true)
  expect(isTooEarly({ ...draft, when: '2026-11-28T10:15:00Z' }, now)).toBe(false)
})
