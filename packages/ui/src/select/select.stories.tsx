import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Region',
    options: [
      { value: 'hyderabad', label: 'Hyderabad' },
      { value: 'zaheerabad', label: 'Zaheerabad' },
      { value: 'bidar', label: 'Bidar' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div className="max-w-form">
      <Select {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'bidar')
    await expect(canvas.getByLabelText('Region')).toHaveValue('bidar')
  },
}
