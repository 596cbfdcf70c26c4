import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { profileKeys } from '@angadi/data/profile/profile.ts'
import { nearbyOptions } from '@angadi/data/vendors/nearby.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { cachedOrders, orderLists, sampleOrders } from '../../shared/samples/orders.ts'
import { ANANYA, guest, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import { everything, sampleNearbyList } from '../../shared/samples/restaurants.ts'
import HomeScreen from './home-screen.tsx'

const nearby = nearbyOptions(everything, 'en').queryKey
const profile = { id: ANANYA, full_name: 'Ananya Reddy' }
const around = [
  [profileKeys.of(ANANYA), profile],
  [notificationKeys.of(ANANYA), []],
  [nearby, { pages: [sampleNearbyList], pageParams: [undefined] }],
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

/** A guest without a location: the services, and the question where to deliver. */
export const GuestWithoutPlace: Story = {
  beforeEach: () => guest(),
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('button', { name: 'Choose your location' })).toBeVisible()
  },
}

/** A guest with a chosen location: restaurants that deliver there. */
export const GuestWithPlace: Story = {
  parameters: { cache: [[nearby, { pages: [sampleNearbyList], pageParams: [undefined] }]] },
  beforeEach: () => {
    guest()
    useDeliveryLocation.setState({ location: MADHAPUR })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mandi House')).toBeVisible()
  },
}

/** An active order, and past orders to order again. */
export const SignedIn: Story = {
  parameters: { cache: [...around, ...cachedOrders(sampleOrders)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mandi House')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Deg & Dastarkhwan').length).toBeGreaterThan(2))
  },
}

/** Restaurants and orders are still loading. */
export const Loading: Story = {
  parameters: { pending: [nearby, ...orderLists], cache: [[profileKeys.of(ANANYA), profile]] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

/** Neither restaurants nor orders could be loaded; everything else stays (Spec §8 Orders). */
export const Unreachable: Story = {
  parameters: { failed: [nearby, ...orderLists], cache: [[profileKeys.of(ANANYA), profile]] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
}

/** No restaurant delivers to the chosen location. */
export const NobodyDelivers: Story = {
  parameters: {
    cache: [...around, [nearby, { pages: [[]], pageParams: [undefined] }], ...cachedOrders([])],
  },
}
