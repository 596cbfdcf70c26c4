import type { Job, JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { measureKeys } from '@angadi/data/measures/keys.ts'
import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { stubNoWebGl } from '@angadi/location/test-webgl.ts'
import { sampleMeasure } from '@angadi/shell/measures/sample-measure.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { useMissedOffer } from '../features/offers/missed-offer.ts'
import { useOwnPosition } from '../shared/position/own-position.ts'
import { sampleCourier, sampleDay, sampleJob, sampleOffer } from '../shared/samples.ts'
import { CourierFrame } from './courier-frame.tsx'
import WorkScreen from './work-screen.tsx'

/** The code of the map is heavy to load, also where it turns out that it cannot be drawn. */
const NO_MAP = /The map can't be shown on this device/
const COURIER = '44444444-4444-4444-8444-444444444444'
const me = courierKeys.me(COURIER)
const jobsKey = courierKeys.jobs(COURIER)

/** The server's data for a courier on duty. */
function onDuty({
  jobs = [],
  offers = [],
}: {
  readonly jobs?: readonly Job[]
  readonly offers?: readonly JobOffer[]
}) {
  return {
    cache: [
      [me, sampleCourier()],
      [jobsKey, jobs],
      [courierKeys.offers(COURIER), offers],
      [courierKeys.day(COURIER, undefined), sampleDay()],
      [notificationKeys.of(COURIER), []],
      [courierKeys.returns(COURIER), []],
    ],
  }
}

const meta = {
  title: 'Delivery/Work',
  component: WorkScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/delivery-dashboard' },
  beforeEach: () => {
    useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] })
    useOwnPosition.setState({ fix: undefined, problem: undefined })
    useMissedOffer.setState({ missed: undefined })
  },
} satisfies Meta<typeof WorkScreen>
export default meta
type Story = StoryObj<typeof meta>

const withFrame = () => (
  <CourierFrame brand={<span>Angadi</span>}>
    <WorkScreen />
  </CourierFrame>
)

/** The shift has not begun. */
export const OffDuty: Story = {
  parameters: {
    cache: [
      [me, sampleCourier({ online: false })],
      [jobsKey, []],
      [courierKeys.day(COURIER, undefined), sampleDay(0)],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).not.toBeChecked()
  },
}

/** On duty, and no job yet. */
export const Waiting: Story = { parameters: onDuty({}) }

/** A job offer, above everything else, as the only main part of the page. */
export const Offer: Story = {
  parameters: onDuty({ offers: [sampleOffer()] }),
  render: withFrame,
  play: async ({ canvas, canvasElement, globals }) => {
    // The card is animated into view.
    await waitFor(() => expect(canvas.getByText('Banjara Hills')).toBeVisible())
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('Banjara Hills')).toBeVisible()
    await expect(canvasElement.querySelectorAll('[id="main"]')).toHaveLength(1)
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('button', { name: /Accept/ })).toBeVisible()
  },
}

/** A job passed while nobody looked: which, why, and how the next one comes (Issue 31, courier). */
export const Missed: Story = {
  parameters: onDuty({}),
  beforeEach: () =>
    useMissedOffer.setState({
      missed: { vendor: 'Deg & Dastarkhwan', at: Date.now() - 60_000, why: 'expired' },
    }),
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Deg & Dastarkhwan: it was not answered in time/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(canvas.queryByText(/it was not answered in time/)).toBeNull())
  },
}

/** Paused by the administration, with the reason. */
export const Suspended: Story = {
  parameters: {
    cache: [
      [me, sampleCourier({ online: false })],
      [
        measureKeys.mine(COURIER),
        [
          sampleMeasure({
            provider_kind: 'courier',
            provider_id: 'courier',
            note: 'The licence has run out',
          }),
        ],
      ],
      [jobsKey, []],
      [courierKeys.returns(COURIER), []],
      [courierKeys.day(COURIER, undefined), sampleDay(0)],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The licence has run out/)).toBeVisible()
  },
}

/** Groceries that nobody took go back to the store. */
export const BringingBack: Story = {
  parameters: {
    cache: [
      ...onDuty({}).cache,
      [
        courierKeys.returns(COURIER),
        [
          {
            order_id: 'back',
            order_number: 'ZHB-2611-0009',
            vendor_name: 'Manjeera Fresh Mart',
            vendor_address: 'Main Road, Zaheerabad',
            lat: 17.68,
            lng: 77.61,
            since: '2026-11-26T12:00:00Z',
          },
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Handed back' })).toBeEnabled()
  },
}

/** On the way to the restaurant. */
export const ToPickup: Story = {
  parameters: onDuty({ jobs: [sampleJob({ ready: false, ready_by: '2026-11-26T14:10:00Z' })] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    if (globals['language'] === 'en') {
      await expect(canvas.getByText('Ready by 7:40 pm')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Help' })).toBeEnabled()
    }
  },
}

/** A courier who is also a customer, without a job: the roles stand above the navigation on a phone. */
export const TwoRoles: Story = {
  parameters: onDuty({}),
  beforeEach: () => useSession.setState({ claimedRoles: ['user', 'delivery'] }),
  render: withFrame,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-role-strip]')).not.toBeNull())
  },
}

/** The same courier in the middle of a job, who needs the room (Issue 8: the first hour). */
export const TwoRolesAndAJob: Story = {
  parameters: onDuty({ jobs: [sampleJob()] }),
  beforeEach: () => useSession.setState({ claimedRoles: ['user', 'delivery'] }),
  render: withFrame,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('navigation').length).toBeGreaterThan(0)
    await expect(canvasElement.querySelector('[data-role-strip]')).toBeNull()
  },
}

/** At the restaurant: the code that the restaurant shows. */
export const Collecting: Story = {
  parameters: onDuty({ jobs: [sampleJob({ state: 'at_pickup', status: 'ready' })] }),
}

/** On the way to the customer. */
export const ToDrop: Story = {
  parameters: onDuty({ jobs: [sampleJob({ state: 'picked_up', status: 'out_for_delivery' })] }),
}

/** At the door: the cash and the customer's code. */
export const HandingOver: Story = {
  parameters: onDuty({ jobs: [sampleJob({ state: 'near', status: 'on_way' })] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: 'Nobody opens' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'I cannot deliver this' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Give this job back' })).toBeNull()
  },
}

/** Two active jobs. */
export const TwoJobs: Story = {
  parameters: onDuty({
    jobs: [
      sampleJob({ state: 'picked_up', status: 'out_for_delivery' }),
      sampleJob({ order_id: 'second', order_number: 'HYD-2611-0043', vendor_name: 'Chutneys & Dosas' }),
    ],
  }),
}

/** Waiting on a phone that cannot draw maps: words stand in the map's place. */
export const WaitingWithoutWebGl: Story = {
  parameters: onDuty({}),
  beforeEach: () => {
    useOwnPosition.setState({ fix: { lat: 17.4126, lng: 78.4482, accuracyM: 8, heading: undefined } })
    return stubNoWebGl()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NO_MAP)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Waiting for a job' })).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

/** An offer on a phone that cannot draw maps can be accepted. */
export const OfferWithoutWebGl: Story = {
  parameters: onDuty({ offers: [sampleOffer()] }),
  beforeEach: stubNoWebGl,
  render: withFrame,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(NO_MAP)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Banjara Hills')).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Accept/ })).toBeEnabled()
  },
}

/** A job on a phone that cannot draw maps: the way is found by address and navigation. */
export const ToPickupWithoutWebGl: Story = {
  parameters: onDuty({ jobs: [sampleJob({ ready: false })] }),
  beforeEach: stubNoWebGl,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NO_MAP)).toBeVisible()
    await expect(canvas.getByText(/8-2-120, Road No. 2/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Navigate/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'I am at the shop' })).toBeEnabled()
  },
}

/** The last known data, while offline. */
export const Stale: Story = {
  parameters: { ...onDuty({ jobs: [sampleJob()] }), failed: [jobsKey] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
}

/** Not approved, and applications are not open yet. */
export const NotVerified: Story = {
  parameters: {
    cache: [
      [me, sampleCourier({ verified: false, online: false })],
      [jobsKey, []],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('You cannot deliver yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/provider/register')
  },
}

export const Loading: Story = { parameters: { pending: [me, jobsKey] } }

export const Unreachable: Story = {
  parameters: { failed: [me, jobsKey] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
