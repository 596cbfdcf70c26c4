import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { profileKeys } from '@angadi/data/profile/profile.ts'
import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { useRecentlySeen } from '../../shared/recents/recently-seen.ts'
import { homeKeysOf, sampleHome, sampleHomeWithoutPlace } from '../../shared/samples/home.ts'
import { cachedOrders, sampleOrder, sampleOrders } from '../../shared/samples/orders.ts'
import { ANANYA, guest, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import HomeScreen from './home-screen.tsx'

const profile = { id: ANANYA, full_name: 'Ananya Reddy' }
const around = [
  [profileKeys.of(ANANYA), profile],
  [notificationKeys.of(ANANYA), []],
] as const

const meta = {
  title: 'Customer/Home',
  component: HomeScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A guest without a location: where to deliver, the towns, and restaurants without times. */
export const GuestWithoutPlace: Story = {
  parameters: { cache: [[homeKeysOf.nowhere, sampleHomeWithoutPlace]] },
  beforeEach: () => guest(),
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(await canvas.findByRole('button', { name: 'Choose your location' })).toBeVisible()
    await expect(await canvas.findByText('Mandi House')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeInTheDocument()
  },
}

/**
 * A guest with a chosen location: banners, services with rating and time, the meal of the hour, restaurants, and what
 * search engines read (Spec §1 image slider, §2 Tile links on home, §9 Structured data).
 */
export const GuestWithPlace: Story = {
  parameters: { cache: [[homeKeysOf.guest, sampleHome]] },
  beforeEach: () => {
    guest()
    useDeliveryLocation.setState({ location: MADHAPUR })
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Mandi House')).toBeVisible()
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('link', { name: /^Food.*38 min/ })).toBeVisible()
    const meal = canvas.getByRole('region', { name: /Lunch/ })
    await expect(within(meal).getByText('Hyderabadi Chicken Dum Biryani')).toBeVisible()
    const slider = canvas.getByRole('region', { name: 'Offers and news' })
    await expect(within(slider).getAllByRole('listitem')).toHaveLength(2)
    await expect(within(slider).getByText('Pure veg kitchens')).toBeVisible()
    await waitFor(() => {
      const script = document.querySelector('script[type="application/ld+json"]')
      expect(script?.textContent).toMatch(
        /"@type":"Organization".*"@type":"SearchAction".*"@type":"Restaurant"/,
      )
    })
  },
}

/** An active order, and past orders to order again. */
export const SignedIn: Story = {
  parameters: { cache: [...around, [homeKeysOf.ananya, sampleHome], ...cachedOrders(sampleOrders)] },
  play: async ({ canvas, globals, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Deg & Dastarkhwan').length).toBeGreaterThan(1))
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /View Active Orders/ }))
    await expect(canvas.getByRole('button', { name: /Hide Active Orders/ })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Track' })[0]).toBeVisible()
  },
}

const delivered = ['Mandi House', 'Chutneys & Dosas', 'Irani Corner', 'Deg & Dastarkhwan', 'Balaji Kirana']

/** Of the five latest delivered orders, three are offered again (Spec §9 Orders: recent orders 3 shown). */
export const OrderAgain: Story = {
  parameters: {
    cache: [
      ...around,
      [homeKeysOf.ananya, sampleHome],
      ...cachedOrders(delivered.map((name) => sampleOrder({ id: name, vendor_name: name }))),
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const again = within(await canvas.findByRole('region', { name: 'Order again' }))
    await expect(again.getAllByRole('listitem')).toHaveLength(3)
    await expect(again.getByRole('link', { name: 'Irani Corner' })).toBeInTheDocument()
    await expect(again.queryByRole('link', { name: 'Deg & Dastarkhwan' })).toBeNull()
  },
}

function seenBefore(owner: string | null, name: string): void {
  useRecentlySeen.getState().remember(owner, { path: `/restaurants/${name}`, name, picture: null })
}

/** Somebody who comes back goes on from what they opened here; what a guest opened before is not theirs. */
export const SeenLately: Story = {
  beforeEach: () => {
    signedIn()
    seenBefore(null, 'Seen by a guest')
    for (const name of ['Irani Corner', 'Mandi House', 'Chutneys']) seenBefore(ANANYA, name)
  },
  parameters: { cache: [...around, [homeKeysOf.ananya, sampleHome]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const nearby = await canvas.findByRole('region', { name: 'Restaurants near you' })
    nearby.scrollIntoView()
    const seen = within(await canvas.findByRole('region', { name: 'Seen lately' }))
    await expect(seen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Chutneys',
      'Mandi House',
      'Irani Corner',
    ])
  },
}

/** Home is still loading: what needs no data stands already. */
export const Loading: Story = {
  parameters: { pending: [homeKeysOf.ananya], cache: [...around] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

/** Home could not be loaded; the services stay (Spec §8 Orders). */
export const Unreachable: Story = {
  parameters: { failed: [homeKeysOf.ananya], cache: [...around] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBe(1)
  },
}

/** Beyond every town: nothing is promised, and the towns that are served are named. */
export const NobodyDelivers: Story = {
  beforeEach: () => {
    signedIn()
    useDeliveryLocation.setState({ location: MADHAPUR })
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('We do not deliver to Madhapur yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Zaheerabad' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Tell me when you come here' })).toBeVisible()
    await expect(canvas.queryByText(/\bmin\b|\bby \d/)).toBeNull()
  },
  parameters: {
    cache: [
      ...around,
      [publicPageKeys.area(ANANYA, MADHAPUR), false],
      [
        homeKeysOf.ananya,
        {
          ...sampleHome,
          region: null,
          tiles: {},
          promises: {},
          banners: [],
          stores: [],
          meal: null,
          goods: [],
          collections: [],
          discover: { ...sampleHome.discover, items: [] },
        },
      ],
      ...cachedOrders([]),
    ],
  },
}
