import { cartKeys } from '@angadi/data/cart/keys.ts'
import { vendorKeys } from '@angadi/data/vendors/keys.ts'
import { translatedMenuOptions } from '@angadi/data/vendors/menu.ts'
import { vendorOptions } from '@angadi/data/vendors/vendor.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleLine } from '../../shared/samples/checkout.ts'
import { ANANYA, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import { sampleMenu, sampleRestaurant } from '../../shared/samples/restaurants.ts'
import { sampleReviews } from '../../shared/samples/reviews.ts'
import RestaurantScreen from './restaurant-screen.tsx'

const { slug, id } = sampleRestaurant()
const restaurant = vendorOptions(slug, MADHAPUR, 'en').queryKey
const menu = translatedMenuOptions(id, 'en').queryKey
const stored = [vendorKeys.favourites(ANANYA), []] as const

const meta = {
  title: 'Customer/Restaurant',
  component: RestaurantScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: `/restaurants/${slug}`, route: '/restaurants/:id' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof RestaurantScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Dishes that are available, running out or unavailable, and some already in the cart. */
export const Open: Story = {
  parameters: {
    cache: [
      [restaurant, sampleRestaurant()],
      [menu, sampleMenu],
      [cartKeys.of(ANANYA, 'en'), [sampleLine()]],
      stored,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paneer tikka biryani')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Deg & Dastarkhwan')
  },
}

/** Closed, and outside the delivery area. */
export const ClosedAndFar: Story = {
  parameters: {
    cache: [
      [
        restaurant,
        sampleRestaurant({
          is_open: false,
          opens_at: new Date(Date.now() + 10 * 3_600_000).toISOString(),
          delivers_here: false,
        }),
      ],
      [menu, sampleMenu],
      [cartKeys.of(ANANYA, 'en'), []],
      stored,
    ],
  },
}

/** Hours, licence and reviews. */
export const Info: Story = {
  parameters: {
    path: `/restaurants/${slug}?sheet=info`,
    cache: [
      [restaurant, sampleRestaurant()],
      [menu, sampleMenu],
      [cartKeys.of(ANANYA, 'en'), []],
      stored,
      ...sampleReviews(id, ANANYA),
    ],
  },
}

/** A restaurant without a menu yet. */
export const WithoutMenu: Story = {
  parameters: { cache: [[restaurant, sampleRestaurant()], [menu, []], stored] },
}

export const Loading: Story = { parameters: { pending: [restaurant] } }

/** The restaurant is cached, its menu could not be loaded. */
export const MenuUnreachable: Story = {
  parameters: { cache: [[restaurant, sampleRestaurant()], stored], failed: [menu] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: { failed: [restaurant] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
