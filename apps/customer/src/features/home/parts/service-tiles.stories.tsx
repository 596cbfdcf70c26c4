import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ServiceTiles } from './service-tiles.tsx'

const meta = {
  title: 'Customer/Home services',
  component: ServiceTiles,
  parameters: { path: '/' },
} satisfies Meta<typeof ServiceTiles>
export default meta
type Story = StoryObj<typeof meta>

/** The words of an element that are broken over two lines. */
function brokenWords(element: Element): readonly string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word)
    }
  return found
}

/** On a window of 320 px, in Telugu, the drawing gives way and no word is broken. */
export const Narrow: Story = {
  globals: { language: 'te' },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tiles = canvas.getByRole('navigation')
    await expect(tiles).toHaveTextContent('కిరాణా')
    // The fallback's letters are narrower.
    await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 17px Anek`, 'కిరాణా')))
    await expect(brokenWords(tiles)).toEqual([])
  },
}
