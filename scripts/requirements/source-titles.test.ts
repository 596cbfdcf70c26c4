import { expect, test } from 'vitest'
import { storyTitles } from './source-titles.ts'

test('a story is described by the docstring before it, and never by the one of the next story', () => {
  const source = `
export const Empty = {}

/** With items (Spec §4 Cart). */
export const Full = {}
`
  expect(storyTitles('cart.stories.tsx', source).map(({ title }) => title)).toEqual([
    'Empty',
    'Full: With items (Spec §4 Cart).',
  ])
})

test('a story is a proof only if its play asserts something, itself, by a function or by another story', () => {
  const source = `
async function looked(canvas) { await expect(canvas.getByText('Cart')).toBeVisible() }
export const Shown = {}
export const Tapped = { play: async ({ userEvent }) => { await userEvent.tab() } }
export const Asserted = { play: async ({ canvas }) => { await expect(canvas.getByText('Cart')).toBeVisible() } }
export const ByFunction = { play: ({ canvas }) => looked(canvas) }
export const Wide = { ...Asserted, globals: { viewport: 'wide' } }
export const Overridden = { ...Asserted, play: async () => {} }
`
  const proofs = storyTitles('cart.stories.tsx', source).filter(({ isProof }) => isProof)
  expect(proofs.map(({ title }) => title)).toEqual(['Asserted', 'ByFunction', 'Wide'])
})
