import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderBoardCard } from './order-board-card.tsx'
import { OrderBoardColumn } from './order-board-column.tsx'

const meta = {
  title: 'Vendor/OrderBoardColumn',
  component: OrderBoardColumn,
  args: {
    title: 'New',
    tone: 'accent',
    count: '1',
    empty: false,
    emptyText: '',
    children: (
      <OrderBoardCard orderNumber="#1042" age="2 min">
        2 × Chicken dum biryani, 1 × Double ka meetha
      </OrderBoardCard>
    ),
  },
} satisfies Meta<typeof OrderBoardColumn>
export default meta
type Story = StoryObj<typeof meta>

export const Board: Story = {
  render: (args) => (
    <div className="grid gap-5 md:grid-cols-3">
      <OrderBoardColumn {...args} />
      <OrderBoardColumn title="Preparing" tone="action" count="1" empty={false} emptyText="">
        <OrderBoardCard
          orderNumber="#1039"
          age="26 min"
          late
          badges={<Badge tone="warning">Cash</Badge>}
          render={<a href="#1039">#1039</a>}
          action={<Button size="lg">Ready</Button>}
        >
          1 × Mutton haleem, 2 × Irani chai
        </OrderBoardCard>
      </OrderBoardColumn>
      <OrderBoardColumn
        title="Ready"
        tone="success"
        count="0"
        empty
        emptyText="Nothing waits to be picked up"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preparing' })).toHaveTextContent('#1039')
    await expect(canvas.getByText('Nothing waits to be picked up')).toBeVisible()
  },
}
