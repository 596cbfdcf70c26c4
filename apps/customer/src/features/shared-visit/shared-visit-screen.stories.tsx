import {
  type SharedHomeVisit,
  type SharedRide,
  type SharedVisit,
  sharedVisitOptions,
} from '@angadi/data/home-services/visit-links.ts'
import { stubNoWebGl } from '@angadi/location/test-webgl.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { timeOn } from '../../shared/booking/samples.ts'
import { guest } from '../../shared/samples/person.ts'
import SharedVisitScreen from './shared-visit-screen.tsx'

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'
const key = sharedVisitOptions(TOKEN).queryKey

const visit: SharedHomeVisit = {
  state: 'open',
  view: 'home_visit',
  status: 'on_way',
  status_since: timeOn(0, '09:40'),
  vendor: 'Sparkle Home Care',
  people: ['Lakshmi', 'Sujatha'],
  starts_at: timeOn(0, '10:00'),
  ends_at: timeOn(0, '12:00'),
}

const page = { layout: 'fullscreen', path: `/visit/${TOKEN}`, route: '/visit/:token' }
const parameters = (shown: SharedVisit) => ({ ...page, cache: [[key, shown]] })

const meta = {
  title: 'Customer/Home services/Shared visit',
  component: SharedVisitScreen,
  tags: ['screen'],
  parameters: parameters(visit),
  beforeEach: guest,
} satisfies Meta<typeof SharedVisitScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Who comes, when, and how far they are: no address, no amount, no service. */
export const OnTheWay: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Lakshmi and Sujatha' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('On the way')
    await expect(canvas.getByText('from Sparkle Home Care')).toBeVisible()
  },
}

export const Booked: Story = { parameters: parameters({ ...visit, status: 'confirmed' }) }
export const There: Story = { parameters: parameters({ ...visit, status: 'in_progress' }) }
export const Done: Story = { parameters: parameters({ ...visit, status: 'delivered' }) }
export const Cancelled: Story = { parameters: parameters({ ...visit, status: 'cancelled' }) }

/** A dinner by its link: the courier on the map and when they arrive. */
const dinner: Extract<SharedVisit, { view: 'live_status' }> = {
  state: 'open',
  view: 'live_status',
  status: 'out_for_delivery',
  status_since: timeOn(0, '09:40'),
  performer: { name: 'Ravi' },
  position: { lat: 17.4126, lng: 78.4482, at: timeOn(0, '09:50') },
  eta_at: timeOn(0, '10:05'),
  paused_since: null,
}

export const Delivery: Story = {
  parameters: parameters(dinner),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Ravi' })).toBeVisible()
    await expect(canvas.getByText(/Expected at/)).toBeVisible()
  },
}

/** Nothing was heard of the courier for a while: the last known place, and that it is one. */
export const DeliveryPaused: Story = {
  parameters: parameters({ ...dinner, paused_since: timeOn(0, '09:50') }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Tracking is paused/)).toBeVisible()
  },
}

/** Without WebGL2 the rest of the page stays. */
export const DeliveryWithoutMap: Story = {
  parameters: parameters(dinner),
  beforeEach: stubNoWebGl,
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/The map can’t be shown/)).toBeVisible()
  },
}

/** The visit is over, or its customer has ended the link. */
export const Ended: Story = {
  parameters: parameters({ state: 'ended' }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('This link has ended')).toBeVisible()
  },
}

const ride: SharedRide = {
  state: 'open',
  view: 'ride',
  status: 'in_progress',
  status_since: timeOn(0, '09:40'),
  performer: { name: 'Yadagiri' },
  position: { lat: 17.441, lng: 78.45, at: timeOn(0, '09:52') },
  eta_at: timeOn(0, '10:10'),
  vehicle: { class: 'auto', plate: 'TS 09 UB 4471' },
  drop: { label: 'Secunderabad Junction', lat: 17.4344, lng: 78.5013 },
}

/** A ride: who drives which vehicle, where it is and when it arrives; no phone, no amount. */
export const Riding: Story = {
  parameters: parameters(ride),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('TS 09 UB 4471')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('On the way')
  },
}

/** Ordered for somebody else, who begins it with the code and has no account. */
export const RideForOther: Story = {
  parameters: parameters({
    ...ride,
    status: 'confirmed',
    position: null,
    rider: 'Amma',
    start_code: '4821',
    paused_since: timeOn(0, '09:50'),
  }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Start code 4 8 2 1')).toBeInTheDocument()
  },
}

/** The ride is over. */
export const RideDone: Story = { parameters: parameters({ ...ride, status: 'delivered', position: null }) }

/** A guessed link leads nowhere. */
export const Guessed: Story = {
  parameters: { ...page, refused: [[key, 'share_link_not_found']] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('This link leads to nothing')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { ...page, pending: [key] } }
export const Unreachable: Story = { parameters: { ...page, failed: [key] } }
