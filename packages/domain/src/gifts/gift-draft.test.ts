import { expect, test } from 'vitest'
import { type GiftDraft, readGift } from './gift-draft.ts'

const TODAY = '2026-11-27'
const draft: GiftDraft = { many: '20', amount: '500', until: '2027-03-31', note: ' For the opening week ' }

test('gift codes are read in paise, with their reason', () => {
  expect(readGift(draft, TODAY).gift).toEqual({
    many: 20,
    amount_paise: 50_000,
    expires_on: '2027-03-31',
    note: 'For the opening week',
  })
})

test('the edges count in', () => {
  const edges = { many: '500', amount: '10000', until: TODAY, note: 'Diwali' }
  expect(readGift(edges, TODAY).wrong).toBeUndefined()
  expect(readGift({ ...edges, many: '1', amount: '1', until: '2036-11-24' }, TODAY).wrong).toBeUndefined()
})

test.each([
  [{ many: '0' }, 'many'],
  [{ many: '501' }, 'many'],
  [{ many: '2.5' }, 'many'],
  [{ many: '' }, 'many'],
  [{ amount: '0.99' }, 'amount'],
  [{ amount: '10001' }, 'amount'],
  [{ amount: 'many' }, 'amount'],
  [{ until: '2026-11-26' }, 'until'],
  [{ until: '2036-11-25' }, 'until'],
  [{ until: '' }, 'until'],
  [{ note: '    no  ' }, 'note'],
  [{ note: 'x'.repeat(301) }, 'note'],
] as const)('%o is refused for its %s', (change, field) => {
  expect(readGift({ ...draft, ...change }, TODAY).wrong).toEqual([field])
})
