import { cartKeys } from '@angadi/data/cart/keys.ts'
import { categoryPicturesOptions } from '@angadi/data/grocery/category-pictures.ts'
import { groceryKeys } from '@angadi/data/grocery/keys.ts'
import { storesNearOptions } from '@angadi/data/grocery/stores-near.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleProduct, sampleStore } from '../../shared/samples/grocery.ts'
import { ANANYA, guest, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import GroceryScreen from './grocery-screen.tsx'

const at = { lat: MADHAPUR.lat, lng: MADHAPUR.lng, department: undefined, category: undefined }
const near = storesNearOptions(at, 'en').queryKey
const around = [
  [categoryPicturesOptions.queryKey, {}],
  [cartKeys.of(ANANYA, 'en'), []],
  [groceryKeys.bought(ANANYA, MADHAPUR, 'en'), []],
] as const

function page(stores: readonly unknown[]) {
  return { pages: [{ stores, express_minutes: 30, next_cursor: null }], pageParams: [undefined] }
}

const meta = {
  title: 'Customer/Grocery',
  component: GroceryScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/grocery' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof GroceryScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An express store with a rail of products, and a closed one. */
export const Full: Story = {
  parameters: {
    cache: [
      ...around,
      [
        near,
        page([
          sampleStore(),
          sampleStore({
            id: 'closed',
            slug: 'closed',
            name: 'Rythu Fresh',
            is_open: false,
            opens_at: new Date(Date.now() + 8 * 3_600_000).toISOString(),
            rating: null,
            ratings_count: 0,
          }),
        ]),
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Rythu Fresh')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Express')).toBeVisible()
    // The law wants the price of a kilogram beside that of a pack (Legal Metrology).
    await expect(canvas.getAllByText('₹64/kg')[0]).toBeVisible()
  },
}

const bought = ['rice', 'milk', 'eggs'].map((id) => ({
  ...sampleProduct({ id }),
  store: { id: `store-${id}`, slug: 'store', name: 'Annapurna Kirana', is_open: true, distance_m: 900 },
}))

/** What was bought before stands first, and one tap adds it. */
export const BoughtBefore: Story = {
  parameters: {
    cache: [...around, [groceryKeys.bought(ANANYA, MADHAPUR, 'en'), bought], [near, page([sampleStore()])]],
  },
  play: async ({ canvas }) => {
    const again = within(await canvas.findByRole('region', { name: 'Buy again' }))
    await expect(again.getAllByRole('button', { name: /Add/ })).toHaveLength(3)
  },
}

/** Products found by name, by store. */
export const Searched: Story = {
  parameters: {
    path: '/grocery?q=rice',
    cache: [
      ...around,
      [
        groceryKeys.search('rice', MADHAPUR, 'en'),
        [
          {
            ...sampleProduct(),
            store: { id: 'store', slug: 'store', name: 'Annapurna Kirana', is_open: true, distance_m: 900 },
          },
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Annapurna Kirana' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: {
    path: '/grocery?q=caviar',
    cache: [...around, [groceryKeys.search('caviar', MADHAPUR, 'en'), []]],
  },
}

/** No store has anything of the category. */
export const FilteredAway: Story = {
  parameters: {
    path: '/grocery?category=baby-care',
    cache: [...around, [storesNearOptions({ ...at, category: 'baby-care' }, 'en').queryKey, page([])]],
  },
}

/** No store delivers to the chosen location. */
export const NobodyDelivers: Story = {
  parameters: { cache: [...around, [near, page([])]] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We do not deliver to Madhapur yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bidar' }))
    await expect(useDeliveryLocation.getState().location?.name).toBe('Bidar')
  },
}

export const Loading: Story = { parameters: { cache: around, pending: [near] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [near] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Without a location, the screen asks for one. */
export const WithoutPlace: Story = { beforeEach: () => guest() }
