import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StarBreakdown } from './star-breakdown.tsx'

const COUNTS = [3, 1, 6, 18, 42]

const meta = {
  title: 'Composed/Star breakdown',
  component: StarBreakdown,
  args: {
    label: 'How many gave each number of stars',
    rows: [5, 4, 3, 2, 1].map((stars) => {
      const count = COUNTS[stars - 1] ?? 0
      const percent = Math.round((100 * count) / 70)
      return {
        stars,
        count: `${count}`,
        percent,
        label: `${stars} stars: ${count} ratings, ${percent} percent`,
      }
    }),
  },
} satisfies Meta<typeof StarBreakdown>
export default meta
type Story = StoryObj<typeof meta>

export const Read: Story = {}

/** A press narrows the list beside it, a second one widens it again. */
export const Pressed: Story = {
  args: { chosen: 4, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^4 stars/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(canvas.getByRole('button', { name: /^1 stars/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(1)
  },
}
