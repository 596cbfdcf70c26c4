import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'No cutlery, please' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div className="max-w-form">
      <Checkbox {...args} />
      <Checkbox label="Extra raita" trail="+₹30" defaultChecked />
      <Checkbox label="Boiled egg" hint="Sold out" disabled />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'No cutlery, please' })
    await userEvent.click(canvas.getByText('No cutlery, please'))
    await expect(box).toBeChecked()
  },
}
