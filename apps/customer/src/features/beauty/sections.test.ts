import { expect, test } from 'vitest'
import { servicesBySection } from './sections.ts'

const service = (section: string, name: string, vendors: number, paise: number) => ({
  section,
  name,
  vendors_count: vendors,
  from_paise: paise,
  to_paise: paise,
  from_minutes: 30,
  to_minutes: 30,
})

test('the section that most salons offer stands first, with the least that one of its services costs', () => {
  const sections = servicesBySection([
    service('Body', 'Scrub', 1, 240_000),
    service('Hair', 'Haircut', 4, 30_000),
    service('Hair', 'Colour', 2, 220_000),
  ])
  expect(sections.map(({ section, fromPaise }) => [section, fromPaise])).toEqual([
    ['Hair', 30_000],
    ['Body', 240_000],
  ])
})
