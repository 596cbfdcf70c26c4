import { cartKeys } from '@angadi/data/cart/keys.ts'
import { storeOptions } from '@angadi/data/grocery/store.ts'
import { storeItemsOptions } from '@angadi/data/grocery/store-items.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { sampleLine } from '../../shared/samples/checkout.ts'
import { sampleProducts, sampleStorePage } from '../../shared/samples/grocery.ts'
import { ANANYA, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import StoreScreen from './store-screen.tsx'

const { slug, id } = sampleStorePage()
const store = storeOptions(slug, MADHAPUR, 'en').queryKey
const items = storeItemsOptions(id, undefined, '', 'en').queryKey
const cart = [
  cartKeys.of(ANANYA, 'en'),
  [sampleLine({ item_id: 'tomatoes', quantity: 2, diet: null })],
] as const

function page(products: readonly unknown[]) {
  return { pages: [{ products, next_cursor: null }], pageParams: [undefined] }
}

const meta = {
  title: 'Customer/Grocery store',
  component: StoreScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: `/grocery/store/${slug}`, route: '/grocery/store/:slug' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof StoreScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Packs, loose goods, what is nearly gone and what is gone; some are in the cart. */
export const Open: Story = {
  parameters: { cache: [[store, sampleStorePage()], [items, page(sampleProducts)], cart] },
  play: async ({ canvas, userEvent, globals }) => {
    await expect(await canvas.findByText('Sona Masoori rice')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('2 pack sizes')).toBeVisible()
    await expect(canvas.getByText('About 500 g')).toBeVisible()
    // Packs with their unit prices, MRP, origin and shelf life (field 2.2).
    await userEvent.click(canvas.getByRole('button', { name: 'Sona Masoori rice' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('₹60/kg')).toBeVisible()
    await expect(sheet.getByText('365 days')).toBeVisible()
  },
}

/** Closed, and outside the delivery area. */
export const ClosedAndFar: Story = {
  parameters: {
    cache: [
      [
        store,
        sampleStorePage({
          is_open: false,
          opens_at: new Date(Date.now() + 10 * 3_600_000).toISOString(),
          delivers_here: false,
        }),
      ],
      [items, page(sampleProducts)],
      cart,
    ],
  },
}

/** The search of the store finds nothing. */
export const NothingFound: Story = {
  parameters: {
    path: `/grocery/store/${slug}?q=caviar`,
    cache: [
      [store, sampleStorePage()],
      [storeItemsOptions(id, undefined, 'caviar', 'en').queryKey, page([])],
      cart,
    ],
  },
}

/** A store that has not put anything on its shelves yet. */
export const EmptyShelves: Story = {
  parameters: { cache: [[store, sampleStorePage({ aisles: [] })], [items, page([])], cart] },
}

export const Loading: Story = { parameters: { pending: [store] } }

/** The store is there, its goods could not be loaded. */
export const ItemsUnreachable: Story = {
  parameters: { cache: [[store, sampleStorePage()], cart], failed: [items] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: { failed: [store] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
