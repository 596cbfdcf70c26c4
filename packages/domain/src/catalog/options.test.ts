import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choicesMissing,
  initialChoice,
  isComplete,
  type OptionGroup,
  toggleOption,
  unitPrice,
} from './options.ts'

const portion: OptionGroup = {
  id: 'portion',
  name: 'Portion',
  min_choices: 1,
  max_choices: 1,
  options: [
    { id: 'family', name: 'Family', price_paise: 30_000, is_available: true },
    { id: 'half', name: 'Half', price_paise: 0, is_available: false },
    { id: 'full', name: 'Full', price_paise: 12_000, is_available: true },
  ],
}
const extras: OptionGroup = {
  id: 'extras',
  name: 'Extras',
  min_choices: 0,
  max_choices: 2,
  options: ['raita', 'salan', 'egg'].map((id) => ({ id, name: id, price_paise: 2_000, is_available: true })),
}
const groups = [portion, extras]
const taps = fc.array(
  fc.constantFrom(...groups.flatMap((group) => group.options.map((option) => ({ group, id: option.id })))),
)

test('the sheet opens with the cheapest portion that can be had', () => {
  expect([...initialChoice(groups)]).toEqual(['full'])
})

test('a choice of one changes over and is never emptied', () => {
  const family = toggleOption(portion, new Set(['full']), 'family')
  expect([...family]).toEqual(['family'])
  expect([...toggleOption(portion, family, 'family')]).toEqual(['family'])
})

test('the price is the dish and all that was chosen', () => {
  expect(unitPrice(18_000, groups, new Set(['full', 'raita', 'salan']))).toBe(34_000)
})

test('no order of taps ever makes an invalid choice', () => {
  fc.assert(
    fc.property(taps, (sequence) => {
      let chosen = initialChoice(groups)
      for (const { group, id } of sequence) chosen = toggleOption(group, chosen, id)
      expect(isComplete(groups, chosen)).toBe(true)
    }),
  )
})

test('what is missing or too much is counted', () => {
  expect(choicesMissing(portion, new Set())).toBe(1)
  expect(choicesMissing(extras, new Set(['raita', 'salan', 'egg']))).toBe(-1)
})
