import { favouriteKeys } from '@angadi/data/favourites/keys.ts'
import { shoppingKeys } from '@angadi/data/shopping/keys.ts'
import { vendorKeys } from '@angadi/data/vendors/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import FavouritesScreen from './favourites-screen.tsx'
import { sampleFavouriteItem, sampleSavedVendor } from './samples.ts'

const vendors = favouriteKeys.vendors(ANANYA)
const items = favouriteKeys.items(ANANYA, 'items', 'en')
const page = (list: readonly unknown[]) => ({ pages: [list], pageParams: [undefined] })
const saved = [
  sampleSavedVendor(),
  sampleSavedVendor({
    id: 'kirana',
    name: 'Sri Lakshmi Kirana and General Stores',
    kind: 'grocery',
    is_open: false,
  }),
  sampleSavedVendor({ id: 'gone', name: 'Mandi House', is_active: false, is_open: false }),
]
const dishes = [
  sampleFavouriteItem(),
  sampleFavouriteItem({ id: 'haleem', name: 'Haleem', has_options: true }),
  sampleFavouriteItem({ id: 'dosa', name: 'Ghee karam dosa', unavailable: 'sold_out', is_open: false }),
]

const meta = {
  title: 'Customer/Favourites',
  component: FavouritesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/favourites' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof FavouritesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A restaurant, a store that is closed, and one that has left (Issue 11, Favourites over all of it). */
export const Places: Story = {
  parameters: {
    cache: [
      [vendors, page(saved)],
      [vendorKeys.favourites(ANANYA), saved.map(({ vendor }) => vendor)],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('No longer on Angadi')).toBeVisible()
  },
}

/** Dishes with the way into the cart; what cannot be had now stays and says so. */
export const Dishes: Story = {
  parameters: {
    path: '/favourites?list=items',
    cache: [
      [items, page(dishes)],
      [shoppingKeys.wished(ANANYA), dishes.map(({ item }) => item.id)],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Sold out now')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Keep Haleem among your favourites', pressed: true }),
    ).toBeVisible()
  },
}

export const Empty: Story = { parameters: { cache: [[vendors, page([])]] } }
export const Loading: Story = { parameters: { pending: [vendors] } }
export const Unreachable: Story = {
  parameters: { failed: [vendors] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
