import type { Meta, StoryObj } from '@storybook/react-vite'
import { EventTimeline } from './event-timeline.tsx'

const meta = {
  title: 'Composed/EventTimeline',
  component: EventTimeline,
  args: {
    label: 'History',
    events: [
      { key: '1', title: 'Placed', at: '7:30 pm', dateTime: '2026-11-21T19:30:00+05:30', by: 'Customer' },
      {
        key: '2',
        title: 'Confirmed',
        at: '7:31 pm',
        dateTime: '2026-11-21T19:31:00+05:30',
        by: 'Restaurant',
        tone: 'action',
      },
      {
        key: '3',
        title: 'Cancelled',
        at: '7:40 pm',
        dateTime: '2026-11-21T19:40:00+05:30',
        by: 'Administrator',
        note: 'The kitchen has no power',
        tone: 'danger',
      },
    ],
  },
} satisfies Meta<typeof EventTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Order: Story = {
  render: (args) => (
    <div className="max-w-form">
      <EventTimeline {...args} />
    </div>
  ),
}
