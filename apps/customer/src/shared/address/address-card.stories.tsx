import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressCard } from './address-card.tsx'

const meta = {
  title: 'Customer/AddressCard',
  component: AddressCard,
  args: {
    kind: 'home',
    title: 'Home',
    line: '4-1-98, Abids Road, near Jagdish Market, Hyderabad 500001',
    badge: <Badge>Default</Badge>,
    action: (
      <Button variant="quiet" size="sm">
        Change
      </Button>
    ),
  },
} satisfies Meta<typeof AddressCard>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  render: (args) => (
    <div className="flex max-w-form flex-col gap-3">
      <AddressCard {...args} />
      <AddressCard
        kind="work"
        title="Office"
        line="Plot 12, HITEC City"
        problem="Outside the delivery area"
      />
    </div>
  ),
}
