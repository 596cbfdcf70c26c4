import type { Meta, StoryObj } from '@storybook/react-vite'
import { EtaBadge } from './eta-badge.tsx'

const meta = {
  title: 'Customer/EtaBadge',
  component: EtaBadge,
  args: { label: 'Arriving in', value: '12–18', unit: 'min', note: 'by 8:15 pm' },
} satisfies Meta<typeof EtaBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Arriving: Story = {}
