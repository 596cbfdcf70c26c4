import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VegMark } from './veg-mark.tsx'

const meta = {
  title: 'Composed/VegMark',
  component: VegMark,
  args: { diet: 'veg', label: 'Vegetarian' },
} satisfies Meta<typeof VegMark>
export default meta
type Story = StoryObj<typeof meta>

export const Marks: Story = {
  render: () => (
    <div className="flex gap-3">
      <VegMark diet="veg" label="Vegetarian" />
      <VegMark diet="egg" label="Contains egg" />
      <VegMark diet="non_veg" label="Non-vegetarian" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible()
  },
}
