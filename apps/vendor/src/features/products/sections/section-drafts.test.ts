import { expect, test } from 'vitest'
import { areNamed, moved, type SectionDraft, sectionsOf } from './section-drafts.ts'

const section = (name: string, was: string | undefined = name): SectionDraft => ({
  key: name,
  name,
  was,
  items: 1,
})

test('a section moves by one place, and not past an end', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})

test('only a renamed section names what it was', () => {
  expect(sectionsOf([section('Rice'), section('Dals ', 'Pulses'), section('New', undefined)])).toEqual([
    { name: 'Rice' },
    { name: 'Dals', was: 'Pulses' },
    { name: 'New' },
  ])
})

test('names are there, and differ by more than capitals', () => {
  expect(areNamed([section('Rice'), section('Dals')])).toBe(true)
  expect(areNamed([section('Rice'), section('rice ')])).toBe(false)
  expect(areNamed([section(' ')])).toBe(false)
})
