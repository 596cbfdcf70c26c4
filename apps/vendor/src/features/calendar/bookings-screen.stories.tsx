import { bookingDeskKeys } from '@angadi/data/booking-desk/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import BookingsScreen from './bookings-screen.tsx'
import { samplePerson, sampleVisit, TODAY } from './samples.ts'

const OWNER = '33333333-3333-4333-8333-333333333333'
const list = bookingDeskKeys.list('vendor', { scope: 'requests', person: undefined, search: '' })
const around = [
  [
    vendorConsoleKeys.vendors(OWNER),
    [sampleVendor({ kind: 'beauty', name: 'Kesha Salon', desk: 'bookings' })],
  ],
  [bookingDeskKeys.days('vendor', TODAY, 1), [samplePerson('anita', 'Anita'), samplePerson('bina', 'Bina')]],
] as const
const request = sampleVisit(
  { id: '4', who: 'Meena', service: 'Bridal make-up', person: 'bina', at: 840, minutes: [120] },
  { state: 'pending', accept_by: timeAt(TODAY, 720) },
)

const meta = {
  title: 'Vendor/Bookings',
  component: BookingsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/vendor/bookings',
    cache: [...around, [list, { pages: [[request]], pageParams: [undefined] }]],
  },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof BookingsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Requests first, each with the time to answer; it opens the same sheet as the calendar. */
export const Requests: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Meena/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Decline' })).toBeVisible())
  },
}

export const NoRequests: Story = {
  parameters: { cache: [...around, [list, { pages: [[]], pageParams: [undefined] }]] },
}

export const Loading: Story = { parameters: { cache: around, pending: [list] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [list] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
