import { activityOptions } from '@angadi/data/activity/activity.ts'
import { activityKeys } from '@angadi/data/activity/keys.ts'
import { profileKeys } from '@angadi/data/profile/profile.ts'
import { vendorKeys } from '@angadi/data/vendors/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleActivity, sampleDashboard } from '../../shared/samples/activity.ts'
import { cachedOrders, sampleOrders } from '../../shared/samples/orders.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import DashboardScreen from './dashboard-screen.tsx'

const figures = activityKeys.dashboard(ANANYA)
const timeline = activityOptions(ANANYA, undefined).queryKey
const around = [
  [profileKeys.of(ANANYA), { id: ANANYA, full_name: 'Ananya Reddy' }],
  [vendorKeys.offers(ANANYA), []],
] as const

const meta = {
  title: 'Customer/Dashboard',
  component: DashboardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/dashboard' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Figures, an order under way, favourites, journey and recent activity (Spec §1 Dashboard). */
export const Full: Story = {
  parameters: {
    cache: [
      ...around,
      ...cachedOrders(sampleOrders),
      [figures, sampleDashboard],
      [timeline, { pages: [sampleActivity], pageParams: [undefined] }],
      [
        vendorKeys.favourites(ANANYA),
        [
          {
            id: 'v',
            slug: 'mandi-house',
            name: 'Mandi House',
            kind: 'food',
            area: 'Madhapur',
            picture: null,
          },
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Orders completed')).toBeVisible()
    await expect(await canvas.findByText('12 of 50')).toBeVisible()
    const underWay = within(canvas.getByRole('region', { name: 'Under way' }))
    await expect(await underWay.findByText('Deg & Dastarkhwan')).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: 'Favourites' })).getByText('Mandi House'),
    ).toBeVisible()
    const recent = within(canvas.getByRole('region', { name: 'Recent activity' }))
    await expect(recent.getByText('Mandi House arrived')).toBeVisible()
    await expect(recent.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/activity')
  },
}

/** A new customer: nothing has happened yet, and it is said how it begins. */
export const New: Story = {
  parameters: {
    cache: [
      ...around,
      ...cachedOrders([]),
      [
        figures,
        {
          ...sampleDashboard,
          orders_completed: 0,
          vendors_tried: 0,
          first_order_at: null,
          saved_paise: 0,
          saved_this_month_paise: 0,
          favourites: 0,
          reviews: 0,
        },
      ],
      [timeline, { pages: [[]], pageParams: [undefined] }],
      [vendorKeys.favourites(ANANYA), []],
    ],
  },
}

/** The figures could not be loaded; the rest stays. */
export const Unreachable: Story = {
  parameters: {
    cache: [
      ...around,
      ...cachedOrders([]),
      [vendorKeys.favourites(ANANYA), []],
      [timeline, { pages: [[]], pageParams: [undefined] }],
    ],
    failed: [figures],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
