import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReceiptText } from 'lucide-react'
import { StatTile } from './stat-tile.tsx'

const meta = {
  title: 'Primitives/StatTile',
  component: StatTile,
  args: { label: 'Orders', value: '128' },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  render: () => (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatTile label="Orders" value="128" note="12 more than yesterday" icon={<ReceiptText aria-hidden />} />
      <StatTile label="Sales" value="₹48,210" />
      <StatTile label="Couriers online" value="17" />
      <StatTile label="Late" value="3" note="all in Bidar" />
    </dl>
  ),
}
