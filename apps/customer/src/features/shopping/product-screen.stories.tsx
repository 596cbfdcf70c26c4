import { addressKeys } from '@angadi/data/addresses/addresses.ts'
import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { cartKeys } from '@angadi/data/cart/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { shoppingKeys } from '@angadi/data/shopping/keys.ts'
import type { Product } from '@angadi/data/shopping/product.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleLine } from '../../shared/samples/checkout.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { sampleReviews } from '../../shared/samples/reviews.ts'
import ProductScreen from './product-screen.tsx'
import { listedProducts, PRODUCT_ID, product, questions } from './samples.ts'

const PINCODE = '500034'
const key = shoppingKeys.product(PRODUCT_ID, PINCODE, 'en')
const around = [
  [
    addressKeys.of(ANANYA),
    [
      {
        id: 'home',
        label: 'Home',
        line: 'Flat 4',
        landmark: null,
        city: 'Hyderabad',
        pincode: PINCODE,
        lat: 17.4,
        lng: 78.4,
        is_default: true,
      },
    ],
  ],
  [shoppingKeys.questions(PRODUCT_ID), { pages: [questions], pageParams: [undefined] }],
  [shoppingKeys.wished(ANANYA), []],
  ...sampleReviews(PRODUCT_ID, ANANYA),
  [
    shoppingKeys.products({ department: 'fashion-men', inStock: true }, 'en', PINCODE),
    { pages: [listedProducts], pageParams: [undefined] },
  ],
]
const shown = (changes: Partial<Product> = {}) => ({ cache: [...around, [key, { ...product, ...changes }]] })

const meta = {
  title: 'Customer/Product',
  component: ProductScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: `/shopping/product/${PRODUCT_ID}`,
    route: '/shopping/product/:productId',
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ProductScreen>
export default meta
type Story = StoryObj<typeof meta>

/** In three sizes, of two sellers, with its day of arrival. */
export const InStock: Story = {
  parameters: shown(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Only 2 left')).toBeVisible()
    await expect(canvas.getByText(/^Arrives /)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'XL' }))
    await expect(canvas.queryByText('Only 2 left')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const pincode = canvas.getByLabelText('Pincode')
    await userEvent.clear(pincode)
    await userEvent.paste(' “౫౦౦ ౦౩౪”. ')
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(canvas.getByText('Delivery to 500034')).toBeVisible()
  },
}

/** Bought alone, by the keyboard: a guest keeps the cart, and signs in on the way. */
export const BuyNow: Story = {
  // Without an address, the chosen town tells the pincode.
  parameters: { cache: [...shown().cache, [shoppingKeys.product(PRODUCT_ID, '500081', 'en'), product]] },
  beforeEach: () => {
    useSession.setState({ ready: true, userId: null })
    useGuestCart.getState().set([])
  },
  play: async ({ canvas, userEvent }) => {
    const buyNow = await canvas.findByRole('button', { name: 'Buy now' })
    canvas.getByRole('button', { name: 'Add to cart' }).focus()
    await userEvent.tab()
    await expect(buyNow).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(useGuestCart.getState().lines).toHaveLength(1))
  },
}

/** In the cart already: how many, the way there, and "Buy now" for what is there. */
export const InCart: Story = {
  parameters: {
    cache: [
      ...shown().cache,
      [
        cartKeys.of(ANANYA, 'en'),
        [
          sampleLine({
            item_id: product.offers[0]?.item_id ?? '',
            option_ids: [],
            options: [],
            name: product.name,
          }),
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to cart' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeVisible()
  },
}

/** The chosen size is sold out: what is there instead, and a promise to tell. */
export const SoldOut: Story = {
  parameters: shown({ offers: product.offers.map((offer) => ({ ...offer, orderable: false })) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tell me when it is back' })).toBeVisible()
  },
}

/** No parcels go to the pincode; in Telugu. */
export const TooFarInTelugu: Story = {
  globals: { language: 'te' },
  parameters: shown({
    offers: product.offers.map((offer) => ({
      ...offer,
      arrives_from: null,
      arrives_to: null,
      shipping_paise: null,
    })),
  }),
}

export const Dark: Story = { globals: { theme: 'dark' }, parameters: shown() }

export const Loading: Story = { parameters: { cache: around, pending: [key] } }

export const Unreachable: Story = { parameters: { cache: around, failed: [key] } }
