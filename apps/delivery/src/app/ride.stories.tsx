import type { Job, JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { keepQueue, storedQueue } from '@angadi/data/queue/stored-queue.ts'
import { rideConsoleKeys } from '@angadi/data/ride-console/fare.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { keepSteps } from '@angadi/data/steps/stored-steps.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { useOwnPosition } from '../shared/position/own-position.ts'
import { sampleRide, sampleRideOffer } from '../shared/sample-ride.ts'
import { sampleCourier, sampleDay } from '../shared/samples.ts'
import { CourierFrame } from './courier-frame.tsx'
import WorkScreen from './work-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'

function atWork(jobs: readonly Job[], offers: readonly JobOffer[] = []) {
  return {
    cache: [
      [courierKeys.me(COURIER), sampleCourier()],
      [courierKeys.jobs(COURIER), jobs],
      [courierKeys.offers(COURIER), offers],
      [courierKeys.day(COURIER, undefined), sampleDay()],
      [notificationKeys.of(COURIER), []],
      [courierKeys.returns(COURIER), []],
      [
        rideConsoleKeys.fare(COURIER, 'ride'),
        {
          rows: [
            { code: 'base', amount_paise: 3000 },
            { code: 'distance', amount_paise: 9300 },
            { code: 'time', amount_paise: 2500 },
            { code: 'waiting', amount_paise: 400 },
            { code: 'toll', amount_paise: 1200 },
            { code: 'tax', amount_paise: 800 },
          ],
          total_paise: 17_200,
          collect_paise: 17_200,
          driver_paise: 14_200,
        },
      ],
    ],
  }
}

const meta = {
  title: 'Delivery/Ride',
  component: WorkScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/delivery-dashboard' },
  beforeEach: () => {
    useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] })
    useOwnPosition.setState({ fix: undefined, problem: undefined })
    keepSteps([])
    return () => keepSteps([])
  },
  render: () => (
    <CourierFrame brand={<span>Angadi</span>}>
      <WorkScreen />
    </CourierFrame>
  ),
} satisfies Meta<typeof WorkScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Before accepting: the way as areas, the net pay, how it is paid. */
export const Offer: Story = {
  parameters: atWork([], [sampleRideOffer({ women_only: true })]),
  play: async ({ canvas, globals }) => {
    const [area] = await canvas.findAllByText('Golconda, Hyderabad')
    await expect(area).toBeInTheDocument()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('For women, with a woman driving')).toBeInTheDocument()
    await expect(canvas.getByText('Paid in cash')).toBeInTheDocument()
  },
}

/** On the way to the pick-up, with SOS beside the action. */
export const ToPickup: Story = {
  parameters: atWork([sampleRide()]),
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'I have arrived' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SOS' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  },
}

/** Waiting at the pick-up: from when on it costs, and the start code. */
export const Waiting: Story = {
  parameters: atWork([
    sampleRide(
      { state: 'at_pickup' },
      {
        waiting: {
          since: '2026-11-28T09:30:00Z',
          free_until: '2026-11-28T09:33:00Z',
          per_minute_paise: 200,
        },
      },
    ),
  ]),
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(await canvas.findByText(/then each minute costs the rider/)).toBeVisible()
  },
}

/** At the end: the fare in its parts, the cash and the change. */
export const End: Story = {
  parameters: atWork([
    sampleRide({
      status: 'in_progress',
      state: 'near',
      stops: [
        {
          n: 3,
          what: 'drop',
          lat: 17.3833,
          lng: 78.4011,
          address: 'Golconda Fort, Hyderabad',
          arrived_at: '2026-11-28T10:00:00Z',
          done_at: null,
        },
      ],
    }),
  ]),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Tolls')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'I have the cash, end the ride' })).toBeVisible()
  },
}

/** Without a network the ride has gone on: what waits is said, and the next step is shown. */
export const StepsWait: Story = {
  parameters: atWork([sampleRide()]),
  beforeEach: () =>
    keepSteps([
      // Of another courier on this phone: never sent in this name, and not counted.
      { id: '0', userId: 'other', orderId: 'x', what: 'at_pickup', args: {}, at: '2026-11-28T09:00:00Z' },
      { id: '1', userId: COURIER, orderId: 'ride', what: 'at_pickup', args: {}, at: '2026-11-28T09:30:00Z' },
    ]),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('1 step waits for the network')).toBeVisible()
    await expect(canvas.getByText('Start code')).toBeVisible()
  },
}

/** SOS without a network: 112 and an SMS stay, and it is said that the alarm waits; it is kept on the phone. */
export const AlarmWaits: Story = {
  parameters: atWork([sampleRide()]),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    dispatchEvent(new Event('offline'))
    return () => {
      keepQueue(() => [])
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    }
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'SOS' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Alert Angadi' }))
    await expect(await page.findByText(/the alarm could not be sent yet/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(page.getByRole('link', { name: 'Write an SMS' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^sms:\?&body=I%20need%20help/),
    )
    await expect(storedQueue().map(({ action }) => action)).toEqual(['raise-sos'])
  },
}
