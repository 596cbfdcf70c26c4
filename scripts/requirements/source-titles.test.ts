import { expect, test } from 'vitest'
import { storyTitles } from './source-titles.ts'

test('a story is described by the docstring before it, and never by the one of the next story', () => {
  const source = `
export const Empty = {}

/** With items (Spec §4 Cart). */
export const Full = {}
`
  expect(storyTitles('cart.stories.tsx', source)).toEqual(['Empty', 'Full: With items (Spec §4 Cart).'])
})
