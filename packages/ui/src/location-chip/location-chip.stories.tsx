import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LocationChip } from './location-chip.tsx'

const meta = {
  title: 'Composed/LocationChip',
  component: LocationChip,
  args: { place: 'Banjara Hills', note: 'Hyderabad', actionLabel: 'Change location', onClick: fn() },
} satisfies Meta<typeof LocationChip>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change location/ }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Looking: Story = { args: { place: 'Finding you', note: undefined, busy: true } }
