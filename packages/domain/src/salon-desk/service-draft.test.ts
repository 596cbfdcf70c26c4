import { expect, test } from 'vitest'
import {
  minutesOf,
  newService,
  readService,
  refusedField,
  restoredService,
  type ServiceDraft,
  type StoredService,
  serviceDraft,
} from './service-draft.ts'

const colour: StoredService = {
  id: 'colour',
  name: 'Hair colour',
  name_translations: { te: 'జుట్టు రంగు', ta: 'முடி வண்ணம்' },
  description: null,
  preparation: 'Come with dry hair.',
  section: 'Hair',
  minutes: [30, 45, 30],
  before_minutes: 5,
  after_minutes: 10,
  people: 1,
  price_paise: 185_000,
  type: null,
  warranty_days: 0,
  sets_off: false,
  is_active: true,
  resources: [
    { id: 'rekha', need: 1, price_paise: null },
    { id: 'sunita', need: 1, price_paise: 210_050 },
    { id: 'chairs', need: 2, price_paise: null },
  ],
}
const draft = serviceDraft(colour)

test('a service is the same after its form was opened and saved', () => {
  const { service } = readService(draft, colour.name_translations)
  expect(service).toEqual({
    name: 'Hair colour',
    name_translations: { te: 'జుట్టు రంగు', ta: 'முடி வண்ணம்' },
    section: 'Hair',
    description: '',
    preparation: 'Come with dry hair.',
    price_paise: 185_000,
    minutes: [30, 45, 30],
    before_minutes: 5,
    after_minutes: 10,
    people: 1,
    type: null,
    warranty_days: 0,
    sets_off: false,
    resources: colour.resources,
  })
  expect(minutesOf(colour)).toBe(105)
})

test.each<[string, Partial<ServiceDraft>, string[]]>([
  ['a name of one letter', { name: ' x ' }, ['name']],
  ['a price of nothing typed', { price: '' }, ['price']],
  ['a price that may be two', { price: '4,20' }, ['price']],
  ['a price above a lakh', { price: '1,00,001' }, ['price']],
  ['forty hours', { minutes: ['2400'] }, ['minutes']],
  ['four minutes', { minutes: ['4'] }, ['minutes']],
  ['a part without minutes', { minutes: ['30', '', '30'] }, ['minutes']],
  ['longer than a day', { minutes: ['720', '720', '5'] }, ['minutes']],
  ['too long to prepare', { before: '241' }, ['before']],
  ['to clean up for a while', { after: 'a while' }, ['after']],
  ['a warranty of more than a year', { warranty: '366' }, ['warranty']],
  ['nobody who does it', { who: {} }, ['who']],
  ['three at once of two', { people: 3 }, ['who']],
  ['a price of their own that is none', { who: { rekha: 'much' } }, ['who']],
])('%s', (_, changes, wrong) => {
  expect(readService({ ...draft, ...changes }).wrong).toEqual(wrong)
})

test('nothing is a price, too: an advice may be free', () => {
  expect(readService({ ...draft, price: '0' }).service?.price_paise).toBe(0)
})

test('a visit at home keeps its kind, warranty and fee', () => {
  const visit = { ...colour, type: 'electric-check', warranty_days: 30, sets_off: true }
  expect(readService(serviceDraft(visit)).service).toMatchObject({
    type: 'electric-check',
    warranty_days: 30,
    sets_off: true,
  })
  expect(restoredService(serviceDraft(visit), draft)).toMatchObject({ type: 'electric-check', setsOff: true })
})

test('a new one lacks name and price', () => {
  expect(readService(newService('Hair', ['rekha'])).wrong).toEqual(['name', 'price'])
})

test('what the server refuses stands at its field', () => {
  expect(refusedField('before_minutes')).toBe('before')
  expect(refusedField('resources')).toBe('who')
  expect(refusedField('warranty_days')).toBe('warranty')
  expect(refusedField(undefined)).toBeUndefined()
  expect(refusedField('constructor')).toBeUndefined()
})

test('a kept draft comes back, and what does not fit does not', () => {
  const first = newService('', ['rekha'])
  const kept = { ...draft, minutes: ['10', '20'], price: 7 }
  expect(restoredService(kept, first)).toMatchObject({ name: 'Hair colour', minutes: ['60'], price: '' })
  expect(restoredService('x', first)).toBeUndefined()
})
