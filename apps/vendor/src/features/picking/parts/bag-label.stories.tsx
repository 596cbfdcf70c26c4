import { samplePicking } from '@angadi/data/grocery/sample-picking.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BagLabel } from './bag-label.tsx'

const bag = { number: 2, holds: 'chilled', code: 'HYD-261122-0042-2', checked_at: null } as const
const list = {
  ...samplePicking({
    scheduled_for: '2026-11-22T04:30:00Z',
    bags: [{ ...bag, number: 1, holds: 'food' }, bag],
  }),
  vendor_id: 'vendor',
  instructions: null,
  customer_name: 'Venkata Satyanarayana Lakshmi Narasimha',
}

const meta = {
  title: 'Vendor/BagLabel',
  component: BagLabel,
  args: { list, bag },
} satisfies Meta<typeof BagLabel>
export default meta
type Story = StoryObj<typeof meta>

/** On a roll of 80 mm, of which printers reach 72: order, which bag of how many, for when and for whom. */
export const Wide: Story = {
  render: (args) => (
    <div className="w-[72mm] max-w-full">
      <BagLabel {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('0042')).toBeVisible()
    await expect(canvas.getByText('Bag 2 of 2')).toBeVisible()
    await expect(canvas.getByText(/Venkata/)).toBeVisible()
  },
}

/** On a roll of 58 mm, of which printers reach 50. */
export const Narrow: Story = {
  render: (args) => (
    <div className="w-[50mm] max-w-full">
      <BagLabel {...args} />
    </div>
  ),
}
