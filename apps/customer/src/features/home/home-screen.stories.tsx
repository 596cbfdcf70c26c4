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

/** A guest who has not said where: what there is, and the question where to. */
export const GuestWithoutPlace: Story = {
  beforeEach: () => guest(),
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('button', { name: 'Choose your location' })).toBeVisible()
  },
}

/** A guest who has chosen a place: what delivers there. */
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

/** An order under way, and what may be ordered once more. */
export const SignedIn: Story = {
  parameters: { cache: [...around, ...cachedOrders(sampleOrders)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mandi House')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Deg & Dastarkhwan').length).toBeGreaterThan(2))
  },
}

/** Restaurants and orders are still under way. */
export const Loading: Story = {
  parameters: { pending: [nearby, ...orderLists], cache: [[profileKeys.of(ANANYA), profile]] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

/** Neither restaurants nor orders could be had; everything else stays (Spec §8 Orders). */
export const Unreachable: Story = {
  parameters: { failed: [nearby, ...orderLists], cache: [[profileKeys.of(ANANYA), profile]] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
}

/** Nobody delivers to the chosen place. */
export const NobodyDelivers: Story = {
  parameters: {
    cache: [...around, [nearby, { pages: [[]], pageParams: [undefined] }], ...cachedOrders([])],
  },
}
