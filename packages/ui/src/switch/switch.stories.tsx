import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Taking orders', hint: 'Customers see you as open' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div className="max-w-form divide-y divide-line">
      <Switch {...args} />
      <Switch label="Sound for new orders" defaultChecked />
      <Switch label="Live location" hint="Allow location in the browser first" disabled />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: /Taking orders/ })
    await userEvent.click(control)
    await expect(control).toBeChecked()
  },
}
