import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { AddressPicker } from './address-picker.tsx'

const meta = {
  title: 'Customer/AddressPicker',
  component: AddressPicker,
  args: {
    label: 'Deliver to',
    value: 'home',
    onChange: fn(),
    addLabel: 'Add an address',
    onAdd: fn(),
    addresses: [
      { id: 'home', kind: 'home', title: 'Home', line: '4-1-98, Abids Road, Hyderabad' },
      { id: 'amma', kind: 'other', title: 'Amma', line: 'Bhel Colony, Ramachandrapuram' },
      {
        id: 'office',
        kind: 'work',
        title: 'Office',
        line: 'Plot 12, HITEC City',
        problem: 'Outside the delivery area',
      },
    ],
  },
} satisfies Meta<typeof AddressPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Picking: Story = {
  render: function Picking(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="max-w-form">
        <AddressPicker {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Amma'))
    await expect(canvas.getByRole('radio', { name: /Amma/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Office/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
