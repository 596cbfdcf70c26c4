import { expect, test } from 'vitest'
import { groupDrafts, newGroup, newOption, optionGroupsOf } from './option-draft.ts'

const size = {
  id: 'size',
  name: 'Size',
  min_choices: 1,
  max_choices: 1,
  options: [
    { id: 'half', name: 'Half', price_paise: 0, is_available: true, diet: null },
    { id: 'full', name: 'Full', price_paise: 12_050, is_available: false, diet: 'egg' as const },
  ],
}

test('choices are saved as they were read when nobody changed them', () => {
  expect(optionGroupsOf(groupDrafts([size]))).toEqual([
    {
      id: 'size',
      name: 'Size',
      min_choices: 1,
      max_choices: 1,
      options: [
        { id: 'half', name: 'Half', price_paise: 0, is_available: true },
        { id: 'full', name: 'Full', price_paise: 12_050, is_available: false, diet: 'egg' },
      ],
    },
  ])
})

test('a choice without a name, with an unreadable price, or that cannot be met is not saved', () => {
  const whole = { ...newGroup(), name: 'Extra', options: [{ ...newOption(), name: 'Raita', price: '20' }] }
  expect(optionGroupsOf([whole])?.[0]?.options).toEqual([
    { name: 'Raita', price_paise: 2000, is_available: true },
  ])
  expect(optionGroupsOf([{ ...whole, name: ' ' }])).toBeUndefined()
  expect(optionGroupsOf([{ ...whole, min: 2, max: 2 }])).toBeUndefined()
  expect(optionGroupsOf([{ ...whole, options: [] }])).toBeUndefined()
  expect(
    optionGroupsOf([{ ...whole, options: [{ ...newOption(), name: 'Raita', price: 'much' }] }]),
  ).toBeUndefined()
})
