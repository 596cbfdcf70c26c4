import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PaymentMethodPicker } from './payment-method-picker.tsx'

const meta = {
  title: 'Customer/PaymentMethodPicker',
  component: PaymentMethodPicker,
  args: {
    label: 'Pay by',
    value: 'wallet',
    onChange: fn(),
    methods: [
      { method: 'wallet', title: 'Wallet', note: 'Balance ₹1,250' },
      { method: 'cash', title: 'Cash on delivery' },
    ],
  },
} satisfies Meta<typeof PaymentMethodPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-form">
        <PaymentMethodPicker {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cash on delivery'))
    await expect(canvas.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
  },
}
