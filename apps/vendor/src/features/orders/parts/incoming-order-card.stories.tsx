import { Badge } from '@angadi/ui/badge/badge.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { IncomingOrderCard } from './incoming-order-card.tsx'

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}

const meta = {
  title: 'Vendor/IncomingOrderCard',
  component: IncomingOrderCard,
  args: {
    heading: 'New order',
    orderNumber: '#1042',
    linesLabel: 'Dishes',
    instructions: 'Less spicy, please. No onions.',
    paise: 73_650,
    payment: 'Paid by wallet',
    acceptBy: inSeconds(143),
    windowSeconds: 180,
    timeLeftLabel: 'Time left to accept',
    acceptLabel: 'Accept',
    rejectLabel: 'Reject',
    onAccept: fn(),
    onReject: fn(),
    lines: [
      {
        key: '1',
        quantity: 2,
        name: 'Chicken dum biryani',
        options: 'Family pack · Raita',
        mark: <VegMark diet="non_veg" label="Non-vegetarian" />,
      },
      { key: '2', quantity: 1, name: 'Double ka meetha', mark: <VegMark diet="veg" label="Vegetarian" /> },
    ],
  },
} satisfies Meta<typeof IncomingOrderCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ringing: Story = {
  render: (args) => (
    <div className="max-w-dialog">
      <IncomingOrderCard {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    const timer = canvas.getByRole('timer', { name: 'Time left to accept' })
    await waitFor(() => expect(timer).toBeVisible())
  },
}
export const Accepting: Story = {
  args: { busy: 'accept' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
  },
}
export const WithMore: Story = {
  args: {
    badges: <Badge tone="action">Customer collects</Badge>,
    children: <p className="font-medium">Ready in 20 min</p>,
    lines: [{ key: '1', quantity: 1, name: 'Masala dosa', options: 'Ghee', note: 'No chutney' }],
  },
  play: async ({ canvas }) => {
    // The card comes in with a movement, from nothing.
    await waitFor(() => expect(canvas.getByText('Customer collects')).toBeVisible())
    await expect(canvas.getByText('No chutney')).toBeVisible()
    await expect(canvas.getByText('Ready in 20 min')).toBeVisible()
  },
}
