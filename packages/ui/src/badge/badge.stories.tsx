import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Delivered' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Delivered</Badge>
      <Badge tone="action">Preparing</Badge>
      <Badge tone="accent" icon={<Flame aria-hidden />}>
        Bestseller
      </Badge>
      <Badge tone="success">Paid</Badge>
      <Badge tone="warning">Paused</Badge>
      <Badge tone="danger">Cancelled</Badge>
    </div>
  ),
}
