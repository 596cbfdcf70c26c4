import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { biryani } from '@angadi/ui/sample/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderCard } from './order-card.tsx'

const meta = {
  title: 'Customer/OrderCard',
  component: OrderCard,
  args: {
    title: 'Bawarchi',
    picture: biryani,
    items: '2 × Chicken dum biryani, 1 × Raita',
    at: '21 Nov, 7:30 pm',
    paise: 73_650,
    status: <Badge tone="success">Delivered</Badge>,
    render: <a href="#HYD-1042">Bawarchi</a>,
    action: (
      <Button variant="soft" size="sm">
        Order again
      </Button>
    ),
  },
} satisfies Meta<typeof OrderCard>
export default meta
type Story = StoryObj<typeof meta>

export const Recent: Story = {
  render: (args) => (
    <div className="max-w-form">
      <OrderCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bawarchi' })).toHaveAttribute('href', '#HYD-1042')
  },
}
