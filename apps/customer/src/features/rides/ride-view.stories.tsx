import { orderKeys } from '@angadi/data/orders/keys.ts'
import { keepQueue, storedQueue } from '@angadi/data/queue/stored-queue.ts'
import { rideKeys } from '@angadi/data/rides/keys.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import RideView from './ride-view.tsx'
import { aroundRide, HOME, inMinutes, pendingContact, rideTracking, STATION, sampleRide } from './samples.ts'

const confirmed = {
  seq: 2,
  to_status: 'confirmed' as const,
  at: inMinutes(-3),
  actor_role: 'driver',
  reason_code: null,
}
const noDriver = { driver: null, start_code: null }
const preview = orderKeys.cancellation('order', 'changed_mind')

const meta = {
  title: 'Customer/Rides/Ride',
  component: RideView,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/ride-tracking/order',
    pending: pendingContact,
    cache: aroundRide,
  },
  args: { tracking: rideTracking(sampleRide()) },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="sr-only">Ride</h1>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof RideView>
export default meta
type Story = StoryObj<typeof meta>

/** Nobody has accepted yet: how one looks is told, and cancelling is free. */
export const Searching: Story = {
  args: { tracking: rideTracking(sampleRide(noDriver), { status: 'pending' }) },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('status')).toHaveTextContent('Looking for a driver')
    await expect(canvas.getByRole('button', { name: 'Cancel the ride' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'SOS' })).toBeNull()
  },
}

/** The driver gave the ride back: same price, another driver. */
export const Again: Story = {
  args: {
    tracking: rideTracking(sampleRide(noDriver), { status: 'pending' }, { events: [confirmed] }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('status')).toHaveTextContent('Same price')
  },
}

/** Reserved: the server says from when on a driver is looked for, and when the reminder comes. */
export const Scheduled: Story = {
  args: {
    tracking: rideTracking(
      sampleRide({
        ...noDriver,
        scheduled_for: inMinutes(300),
        search_at: inMinutes(275),
        remind_at: inMinutes(240),
      }),
      { status: 'pending' },
    ),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByText(/We look for a driver from .+ on\. We remind you at .+\./),
    ).toBeVisible()
  },
}

/** Driver, plate and start code, which is asked for only in the right vehicle. */
export const Coming: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('TS 09 UB 4471')).toBeVisible()
    await expect(canvas.getByText('Start code 4 8 2 1')).toBeInTheDocument()
  },
}

/** Whoever rides is somebody else, and the driver waits. */
export const ArrivedForOther: Story = {
  args: {
    tracking: rideTracking(
      sampleRide({
        rider: { name: 'Amma', phone: null },
        stops: [
          { n: 1, what: 'pickup', ...HOME, arrived_at: inMinutes(-2) },
          { n: 2, what: 'stop', lat: 17.44, lng: 78.45, label: 'Paradise Circle' },
          { n: 3, what: 'drop', ...STATION },
        ],
        waiting: { since: inMinutes(-2), free_until: inMinutes(1), per_minute_paise: 150 },
      }),
    ),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Waiting is free until/)).toBeVisible()
  },
}

/** The driver's phone is silent, and the ride has left the way: both are said, nothing is hidden. */
export const OffTheRoute: Story = {
  args: {
    tracking: rideTracking(
      sampleRide({
        start_code: null,
        alerts: [{ id: 'alert', kind: 'off_route', at: inMinutes(-1), answered_at: null }],
      }),
      { status: 'in_progress' },
    ),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'I am fine' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'I need help' })).toBeVisible()
  },
}

/** 112 first, then the alarm, which asks once more; the contacts below it. */
export const Emergency: Story = {
  args: { tracking: rideTracking(sampleRide({ start_code: null }), { status: 'in_progress' }) },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'SOS' }))
    await expect(await screen.findByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await userEvent.click(screen.getByRole('button', { name: 'Alert Angadi' }))
    await expect(await screen.findByRole('button', { name: 'Yes, send the alarm' })).toBeVisible()
    await expect(screen.getByText('Amma')).toBeVisible()
  },
}

/** Without a network: 112 and an SMS stay, and it is said that the alarm waits; it is kept on the phone. */
export const AlarmWaits: Story = {
  args: { tracking: rideTracking(sampleRide({ start_code: null }), { status: 'in_progress' }) },
  parameters: { pending: [...pendingContact, rideKeys.contacts(ANANYA)], cache: aroundRide.slice(0, 1) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    dispatchEvent(new Event('offline'))
    return () => {
      keepQueue(() => [])
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    }
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'SOS' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Alert Angadi' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, send the alarm' }))
    await expect(
      await screen.findByText(/the alarm could not be sent yet/, undefined, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    const sms = screen.getByRole('link', { name: 'Write an SMS' })
    await expect(sms).toHaveAttribute('href', expect.stringMatching(/^sms:\?&body=I%20need%20help.*TS%2009/))
    await expect(storedQueue().map(({ action }) => action)).toEqual(['raise-sos'])
  },
}

/** Somebody has taken the alarm. */
export const AlarmTaken: Story = {
  args: {
    tracking: rideTracking(
      sampleRide({
        start_code: null,
        sos: { id: 'sos', at: inMinutes(-3), acknowledged_at: inMinutes(-2) },
      }),
      { status: 'in_progress' },
    ),
  },
}

/** What cancelling costs, before it happens. */
export const Cancelling: Story = {
  parameters: {
    cache: [
      ...aroundRide,
      [
        preview,
        {
          allowed: true,
          charge_paise: 1510,
          refund_paise: 0,
          compensation_paise: 1510,
          credit_paise: 0,
          vendor_loss_paise: 0,
          free_until: null,
          fault: 'customer',
          coupon_paise: 0,
        },
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the ride' }))
    await expect(await screen.findByRole('button', { name: /Cancel for ₹15/ })).toBeVisible()
  },
}

/** The receipt with its parts, the rating, what was left behind, and the way back. */
export const Done: Story = {
  args: {
    tracking: rideTracking(
      sampleRide({
        start_code: null,
        can_tip: true,
        final_rows: [
          { code: 'base', amount_paise: 4500 },
          { code: 'distance', amount_paise: 7800 },
          { code: 'time', amount_paise: 2080 },
          { code: 'tax', amount_paise: 720 },
        ],
      }),
      { status: 'delivered', payment_status: 'paid' },
      { can_rate: true },
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('radio', { name: /5 stars/ }))
    await expect(await canvas.findByRole('button', { name: 'Send rating' })).toBeVisible()
    // No tip is chosen beforehand.
    await expect(canvas.queryByRole('button', { name: /^Give/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '₹20' }))
    await expect(canvas.getByRole('button', { name: 'Give ₹20' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'I left something' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tell the driver' }))
    await expect(await canvas.findByText('Say what you left.')).toBeVisible()
  },
}

export const NobodyFree: Story = {
  args: {
    tracking: rideTracking(sampleRide(noDriver), { status: 'cancelled', cancel_reason: 'no_driver' }),
  },
}
