import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import type { CourierProfile } from '@angadi/data/courier-console/profile.ts'
import { dispatchKeys } from '@angadi/data/dispatch/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePaper, sampleProfile } from '../../shared/samples.ts'
import ProfileScreen from './profile-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const page = courierKeys.profile(COURIER)
const shows = (profile: CourierProfile | null) => ({
  cache: [
    [page, profile],
    [dispatchKeys.work(COURIER), { goods: true, parcels: true, rides: false }],
  ],
})

const meta = {
  title: 'Delivery/Profile',
  component: ProfileScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/delivery/profile', ...shows(sampleProfile()) },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Everything in order but one paper that ends within a week; why the rating is what it is. */
export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ravi Kumar Goud' })).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('+91 90000 00021')).toBeVisible()
    await expect(await canvas.findByRole('switch', { name: 'Parcels' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Rides' })).not.toBeChecked()
    await expect(
      canvas.getByText(/Ends in 8 days, on 5 Dec 2026\. After that no new jobs come/),
    ).toBeVisible()
    await expect(canvas.getByText(/187 of your 412 deliveries were rated/)).toBeVisible()
    await expect(canvas.getByText(/Of these the shop itself was late with 4/)).toBeVisible()
    await expect(canvas.getByText('92%')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '5-star ratings: 148, 79 percent' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hand in new papers' })).toHaveAttribute(
      'href',
      '/provider/application-status',
    )
    await expect(canvas.getByRole('link', { name: /Cash/ })).toHaveAttribute('href', '/driver/cash')
  },
}

/** The insurance has ended: no jobs come, and what to do is said first. */
export const Stopped: Story = {
  parameters: shows(
    sampleProfile({
      stopped_by: 'insurance',
      papers: {
        application_id: 'application',
        renewal: null,
        items: [
          samplePaper({ days_left: 0, valid_until: '2026-11-27' }),
          samplePaper({ requirement: 'vehicle', stops: false, days_left: -40, valid_until: '2026-10-18' }),
          samplePaper({ requirement: 'insurance', days_left: -2, valid_until: '2026-11-25' }),
        ],
      },
    }),
  ),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('No new jobs: Vehicle insurance')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hand in the new paper' })).toBeVisible()
    await expect(canvas.getByText(/Today is its last day/)).toBeVisible()
    await expect(canvas.getByText(/You can go on, but please hand in the new one/)).toBeVisible()
  },
}

/** The new insurance is handed in and waits for a reviewer. */
export const Renewing: Story = {
  parameters: shows(
    sampleProfile({
      stopped_by: 'insurance',
      papers: {
        application_id: 'application',
        renewal: { id: 'renewal', state: 'submitted' },
        items: [
          samplePaper(),
          samplePaper({
            requirement: 'insurance',
            days_left: -2,
            valid_until: '2026-11-25',
            is_renewing: true,
          }),
        ],
      },
    }),
  ),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Being looked at')).toBeVisible()
    await expect(canvas.getByText(/Somebody looks at them within two days/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Hand in the new paper' })).toBeNull()
  },
}

/** A new courier, by bicycle, taken on before papers were kept: nobody has rated and nothing was delivered. */
export const NewCourier: Story = {
  parameters: shows(
    sampleProfile({
      rating: null,
      ratings: 0,
      stars: [0, 0, 0, 0, 0],
      vehicle_kind: 'bicycle',
      plate: null,
      phone: null,
      papers: null,
      work: { done: 0, days: 30, lately: 0, promised: 0, on_time: 0, late: 0, late_before_pickup: 0 },
    }),
  ),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Nobody has rated you yet')).toBeVisible()
    await expect(canvas.getByText('Nothing delivered in the last 30 days')).toBeVisible()
  },
}

/** The role is held, and no application is approved yet. */
export const NotYet: Story = {
  parameters: shows(null),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: 'My applications' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [page] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [page] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
