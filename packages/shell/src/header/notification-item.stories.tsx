import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bike, Wallet, X } from 'lucide-react'
import { NotificationItem } from './notification-item.tsx'

const meta = {
  title: 'Shell/NotificationItem',
  component: NotificationItem,
  args: {
    title: 'Your order is on the way',
    body: 'Irfan is bringing it, 10–15 minutes.',
    at: '5 min ago',
    icon: <Bike />,
    tone: 'action',
    unread: 'New',
    render: <a href="#order">Order</a>,
  },
} satisfies Meta<typeof NotificationItem>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: (args) => (
    <div className="max-w-form divide-y divide-line">
      <NotificationItem {...args} />
      <NotificationItem
        title="Refund of ₹250"
        body="It is back in your wallet."
        at="Yesterday"
        icon={<Wallet />}
        tone="success"
        action={<IconButton label="Delete" icon={<X />} />}
      />
    </div>
  ),
}
