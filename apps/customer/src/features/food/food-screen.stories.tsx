import { cuisinesOptions } from '@angadi/data/vendors/cuisines.ts'
import { vendorKeys } from '@angadi/data/vendors/keys.ts'
import { nearbyOptions } from '@angadi/data/vendors/nearby.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, guest, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import {
  everything,
  sampleCuisines,
  sampleFavourite,
  sampleFoundDish,
  sampleNearby,
  sampleNearbyList,
} from '../../shared/samples/restaurants.ts'
import FoodScreen from './food-screen.tsx'

const unfiltered = { ...everything, vegOnly: false, openOnly: false, search: '' }
const list = nearbyOptions(unfiltered, 'en').queryKey
const cuisines = [cuisinesOptions(MADHAPUR, 'en').queryKey, sampleCuisines] as const
const offers = [
  { code: 'WELCOME', title: '₹100 off your first order', title_translations: {}, minimum_paise: 19_900 },
  { code: 'FEAST', title: '15 % off, up to ₹150', title_translations: {}, minimum_paise: 59_900 },
]

/** One page of a list, as cached. */
function page(vendors: readonly unknown[]) {
  return { pages: [vendors], pageParams: [undefined] }
}

const meta = {
  title: 'Customer/Food',
  component: FoodScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/food' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof FoodScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Offers, favourites, and restaurants that are open, new or closed. */
export const Full: Story = {
  parameters: {
    cache: [
      [list, page(sampleNearbyList)],
      cuisines,
      [vendorKeys.offers(ANANYA), offers],
      [vendorKeys.favourites(ANANYA), [sampleFavourite]],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Mandi House')).toBeVisible()
    await expect(canvas.getByText('WELCOME')).toBeInTheDocument()
    await expect(canvas.getByText('Chutneys & Dosas')).toBeVisible()
    // Why a delivery costs more is said before anything is ordered (Issue 10, 7).
    if (globals['language'] === 'en')
      await expect(canvas.getByText('₹44 delivery (incl. ₹15 rain)', { exact: false })).toBeVisible()
    // The offer stands on its card, the cuisines as pictures.
    if (globals['language'] === 'en')
      await expect(canvas.getAllByText('20% off, up to ₹100')[0]).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Biryani' })).toBeVisible()
  },
}

/** Three hundred restaurants, none with a picture, some with names that are too long: twenty, then more on demand. */
export const Many: Story = {
  parameters: {
    cache: [
      [
        list,
        page(
          Array.from({ length: 20 }, (_, index) =>
            sampleNearby({
              id: `vendor-${index}`,
              slug: `vendor-${index}`,
              name:
                index % 3 === 0
                  ? `Sri Raghavendra Udupi Pure Vegetarian Family Restaurant and Caterers ${index}`
                  : `Kitchen ${index}`,
              delivery_fee_paise: index % 2 === 0 ? 0 : 4400,
            }),
          ),
        ),
      ],
      cuisines,
      [vendorKeys.offers(ANANYA), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kitchen 19')).toBeInTheDocument()
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
  },
}

/** Nobody here is purely vegetarian and nothing is open: no chip leads to an empty list. */
export const NothingOpen: Story = {
  parameters: {
    cache: [
      [
        list,
        page([sampleNearby({ is_open: false, opens_at: new Date(Date.now() + 3_600_000).toISOString() })]),
      ],
      [
        cuisines[0],
        sampleCuisines.map((one) => ({ ...one, open_vendors: 0, veg_vendors: 0, open_veg_vendors: 0 })),
      ],
      [vendorKeys.offers(ANANYA), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Biryani' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pure veg' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Open now' })).toBeNull()
  },
}

/** Dishes and restaurants that match a search. */
export const Searched: Story = {
  parameters: {
    path: '/food?q=biryani',
    cache: [
      [nearbyOptions({ ...unfiltered, search: 'biryani' }, 'en').queryKey, page([sampleNearby()])],
      [
        vendorKeys.dishes('biryani', MADHAPUR, 'en'),
        [
          sampleFoundDish(),
          sampleFoundDish({
            item_id: 'paneer',
            item_name: 'Paneer tikka biryani',
            diet: 'veg',
            is_open: false,
          }),
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paneer tikka biryani')).toBeVisible()
  },
}

/** No results for the search. */
export const NothingFound: Story = {
  parameters: {
    path: '/food?q=sushi',
    cache: [
      [nearbyOptions({ ...unfiltered, search: 'sushi' }, 'en').queryKey, page([])],
      [vendorKeys.dishes('sushi', MADHAPUR, 'en'), []],
    ],
  },
}

/** The filter excludes everything and can be cleared. */
export const FilteredAway: Story = {
  parameters: {
    path: '/food?veg=1',
    cache: [[nearbyOptions({ ...unfiltered, vegOnly: true }, 'en').queryKey, page([])], cuisines],
  },
}

/** No restaurant delivers to the chosen location. */
export const NobodyDelivers: Story = {
  parameters: {
    cache: [
      [list, page([])],
      [cuisines[0], []],
    ],
  },
}

export const Loading: Story = {
  parameters: { pending: [list, cuisines[0]] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

export const Unreachable: Story = {
  parameters: { failed: [list, cuisines[0], vendorKeys.offers(ANANYA)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Without a location, the screen asks for one. */
export const WithoutPlace: Story = { beforeEach: () => guest() }
