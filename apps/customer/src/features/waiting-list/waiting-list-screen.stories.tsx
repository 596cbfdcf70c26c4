import { waitingListKeys } from '@angadi/data/waiting-list/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { sampleOffer, sampleWaiting } from './samples.ts'
import WaitingListScreen from './waiting-list-screen.tsx'

const mine = waitingListKeys.mine(ANANYA)

const meta = {
  title: 'Customer/Waiting list',
  component: WaitingListScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/waiting-list' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof WaitingListScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A time that is offered, one that was taken and waits to be booked, and two that are waited for. */
export const Offered: Story = {
  parameters: {
    cache: [
      [
        mine,
        [
          sampleWaiting({ offer: sampleOffer() }),
          sampleWaiting({ id: 'claimed', vendor_name: 'Naturals', offer: sampleOffer('claimed') }),
          sampleWaiting({ id: 'earlier', vendor_name: 'Green Trends', order_id: 'order' }),
          sampleWaiting({ id: 'plain', vendor_name: 'Manea the Salon', part_of_day: 'any' }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Take it' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Not for me' })).toBeVisible()
  },
}

/** Leaving asks first: the place on the list is lost. */
export const Leaving: Story = {
  parameters: { cache: [[mine, [sampleWaiting()]]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the list' }))
    await expect(await screen.findByText('Leave the list of Sri Lakshmi Beauty Parlour?')).toBeInTheDocument()
  },
}

export const Empty: Story = { parameters: { cache: [[mine, []]] } }
export const Loading: Story = { parameters: { pending: [mine] } }
export const Unreachable: Story = {
  parameters: { failed: [mine] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
