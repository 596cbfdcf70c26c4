import { Price } from '@angadi/ui/price/price.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Tip } from './tip.tsx'

const meta = {
  title: 'Customer/Tip',
  component: Tip,
  args: { value: 0, onChange: fn() },
} satisfies Meta<typeof Tip>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <Tip {...args} value={value} onChange={setValue} />
        <p className="mt-4">
          Tip: <Price paise={value} />
        </p>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '₹30' }))
    await expect(canvas.getByText('Tip:')).toHaveTextContent('Tip: ₹30')
    await userEvent.click(canvas.getByRole('button', { name: '₹30' }))
    await expect(canvas.getByText('Tip:')).toHaveTextContent('Tip: ₹0')
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }))
    await userEvent.type(canvas.getByLabelText('Tip in rupees'), '4500')
    await expect(canvas.getByText('Tip:')).toHaveTextContent('Tip: ₹1,000')
  },
}
