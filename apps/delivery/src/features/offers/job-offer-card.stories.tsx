import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { JobOfferCard } from './job-offer-card.tsx'

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}

const meta = {
  title: 'Courier/JobOfferCard',
  component: JobOfferCard,
  args: {
    heading: 'New job',
    earnPaise: 6_400,
    notes: ['incl. ₹20 tip', 'Collect ₹736 in cash'],
    pickup: { title: 'Bawarchi', line: 'RTC X Roads', distance: '800 m' },
    drop: { title: 'Chikkadpally', line: 'Street No. 4, near the library', distance: '2.1 km' },
    expiresAt: inSeconds(22),
    windowSeconds: 30,
    timeLeftLabel: 'Time left to accept',
    acceptLabel: 'Accept',
    declineLabel: 'Not this one',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof JobOfferCard>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  render: (args) => (
    <div className="max-w-dialog">
      <JobOfferCard {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not this one' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
}
