import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { vendorLegalOptions } from '@angadi/data/public-pages/vendor-legal.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { guest } from '../../shared/samples/person.ts'
import { sampleStorefront, sampleStorefrontItem } from '../../shared/samples/public-pages.ts'
import StorefrontScreen from './storefront-screen.tsx'

const kirana = sampleStorefront()
const page = publicPageKeys.storefront(kirana.slug, 'en')
const shelf = publicPageKeys.items(kirana.id, null, '', 'en')
const items = {
  pages: [
    {
      items: [
        sampleStorefrontItem(),
        sampleStorefrontItem({ id: 'ghee', name: 'Cow ghee', unit: '1 l', unit_price: null, stock_left: 2 }),
        sampleStorefrontItem({
          id: 'gone',
          name: 'Groundnut oil',
          orderable: false,
          unavailable_reason: 'sold_out',
        }),
      ],
      next: null,
    },
  ],
  pageParams: [null],
}

const legal = [
  vendorLegalOptions(kirana.id).queryKey,
  {
    legal_name: 'Sri Lakshmi Traders',
    trade_name: kirana.name,
    address: 'Shop 4, Main Road, Zaheerabad',
    gstin: '36AABCU9603R1ZX',
    fssai_number: '13621001000123',
  },
] as const

const meta = {
  title: 'Customer/Storefront',
  component: StorefrontScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: pathTo('shopVendorSlug', { vendorSlug: kirana.slug }),
    route: '/shop/:vendorSlug',
  },
  beforeEach: () => guest(),
} satisfies Meta<typeof StorefrontScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A store with its shelves; a guest adds to the cart from here. */
export const Store: Story = {
  parameters: {
    cache: [legal, [page, kirana], [shelf, items]],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add: Toor dal' })).toBeVisible()
    await expect(canvas.getByText('Sold out')).toBeVisible()
    await expect(canvas.getByText('Sri Lakshmi Traders')).toBeVisible()
    await expect(canvas.getByText('36AABCU9603R1ZX')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sri Lakshmi Kirana')
  },
}

function say(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Without a network the shelves stay, with their age, until the network is back (Spec §8 Offline). */
export const Saved: Story = {
  parameters: Store.parameters ?? {},
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add: Toor dal' })
    const network = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    say(false)
    await expect(await canvas.findByText(/^Offline, saved /)).toBeVisible()
    await expect(canvas.getByText('Toor dal')).toBeVisible()
    network.mockRestore()
    say(true)
    await waitFor(() => expect(canvas.queryByText(/^Offline, saved /)).toBeNull())
  },
}

/** A restaurant shows what people order, and leads to its menu. */
export const Restaurant: Story = {
  parameters: { cache: [legal, [page, sampleStorefront({ kind: 'food', cuisine_names: ['Hyderabadi'] })]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the menu and order' })).toHaveAttribute(
      'href',
      '/restaurants/sri-lakshmi-kirana',
    )
  },
}

/** The ways to share the page. */
export const Shared: Story = {
  parameters: {
    path: `${pathTo('shopVendorSlug', { vendorSlug: kirana.slug })}?sheet=share`,
    cache: [legal, [page, kirana], [shelf, items]],
  },
}

/** A shop that has nothing on its shelves yet, and is closed. */
export const Bare: Story = {
  parameters: {
    cache: [
      legal,
      [
        page,
        sampleStorefront({
          sections: [],
          favourites: [],
          rating: null,
          is_open: false,
          opens_at: null,
          hours: [],
        }),
      ],
    ],
  },
}

export const Loading: Story = { parameters: { pending: [page] } }

export const Unreachable: Story = {
  parameters: { failed: [page] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
