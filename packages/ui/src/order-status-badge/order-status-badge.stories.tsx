import { ORDER_STATUSES } from '@angadi/domain/orders/status.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderStatusBadge } from './order-status-badge.tsx'

const meta = {
  title: 'Composed/OrderStatusBadge',
  component: OrderStatusBadge,
  args: { status: 'preparing', label: 'Preparing' },
} satisfies Meta<typeof OrderStatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const EveryStatus: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {ORDER_STATUSES.map((status) => (
        <OrderStatusBadge key={status} status={status} label={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('cancelled')).toBeVisible()
  },
}
