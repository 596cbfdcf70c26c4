import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.tsx'

const meta = {
  title: 'Composed/Price',
  component: Price,
  args: { paise: 27_500 },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Amounts: Story = {
  render: (args) => (
    <div className="flex flex-col gap-2">
      <Price {...args} />
      <Price paise={12_345_650} size="lg" />
      <Price paise={1_000_000_00} size="xl" />
      <Price paise={3_000} surcharge />
      <Price paise={25_000} mrp={{ paise: 30_000, label: 'Regular price' }} size="md" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹275')).toBeVisible()
    await expect(canvas.getByText('₹1,23,456.50')).toBeVisible()
    await expect(canvas.getByText('+₹30')).toBeVisible()
    await expect(canvas.getByText('Regular price')).toBeInTheDocument()
  },
}
