import type { Meta, StoryObj } from '@storybook/react-vite'
import { EarningsSummary } from './earnings-summary.tsx'

const meta = {
  title: 'Courier/EarningsSummary',
  component: EarningsSummary,
  args: {
    label: 'Earned today',
    totalPaise: 84_500,
    note: '11 deliveries · 31 km',
    parts: [
      { key: 'pay', label: 'Deliveries', paise: 71_500 },
      { key: 'tips', label: 'Tips', paise: 13_000 },
    ],
  },
} satisfies Meta<typeof EarningsSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  render: (args) => (
    <div className="max-w-form">
      <EarningsSummary {...args} />
    </div>
  ),
}
