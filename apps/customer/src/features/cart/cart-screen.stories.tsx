import { addressKeys } from '@angadi/data/addresses/addresses.ts'
import { cartBillOptions } from '@angadi/data/cart/cart-bill.ts'
import { cartOffersOptions } from '@angadi/data/cart/cart-offers.ts'
import { cartKeys } from '@angadi/data/cart/keys.ts'
import { vendorOptions } from '@angadi/data/vendors/vendor.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cartFingerprint } from '../../shared/checkout/wanted.ts'
import { sampleLine } from '../../shared/samples/checkout.ts'
import { ANANYA, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import { sampleRestaurant } from '../../shared/samples/restaurants.ts'
import CartScreen from './cart-screen.tsx'

const cart = cartKeys.of(ANANYA, 'en')
const lines = [
  sampleLine(),
  sampleLine({
    id: 'gone',
    item_id: 'meetha',
    name: 'Double ka meetha',
    option_ids: [],
    options: [],
    diet: 'veg',
    quantity: 1,
    special_instructions: null,
    orderable: false,
    unavailable_reason: 'sold_out',
  }),
]
const other = sampleLine({
  id: 'dosa',
  item_id: 'dosa',
  name: 'Ghee karam dosa',
  option_ids: [],
  options: [],
  diet: 'veg',
  quantity: 1,
  unit_paise: 11_900,
  special_instructions: null,
  vendor_id: 'chutneys',
  vendor_name: 'Chutneys & Dosas',
})
const restaurant = [vendorOptions('vendor', MADHAPUR, 'en').queryKey, sampleRestaurant()] as const

const meta = {
  title: 'Customer/Cart',
  component: CartScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/shopping/cart' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof CartScreen>
export default meta
type Story = StoryObj<typeof meta>

/** From two restaurants, one of them closed and below its minimum; one item is sold out. */
export const Full: Story = {
  parameters: {
    cache: [
      [cart, [...lines, other]],
      restaurant,
      [
        vendorOptions('chutneys', MADHAPUR, 'en').queryKey,
        sampleRestaurant({
          id: 'chutneys',
          name: 'Chutneys & Dosas',
          is_open: false,
          min_order_paise: 19_900,
        }),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ghee karam dosa')).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Double ka meetha').length).toBeGreaterThan(0)
  },
}

const request = {
  fulfilment: 'delivery',
  addressId: undefined,
  place: { lat: MADHAPUR.lat, lng: MADHAPUR.lng },
  scheduledFor: undefined,
  slots: undefined,
} as const
const priced = {
  total_paise: 68_765,
  charges: [{ code: 'items', amount_paise: 59_800 }],
  complete: false,
  orders: [],
}
const one = [sampleLine()]

/** One restaurant: the coupon that saves the most takes one tap, and the bill has it. */
export const WithCoupon: Story = {
  parameters: {
    cache: [
      [cart, one],
      [addressKeys.of(ANANYA), []],
      restaurant,
      [cartBillOptions(ANANYA, { ...request, couponCode: undefined }, cartFingerprint(one)).queryKey, priced],
      [
        cartBillOptions(ANANYA, { ...request, couponCode: 'WELCOME50' }, cartFingerprint(one)).queryKey,
        {
          ...priced,
          total_paise: 63_765,
          charges: [...priced.charges, { code: 'discount', amount_paise: -5000 }],
          coupon: { code: 'WELCOME50', discount_paise: 5000 },
        },
      ],
      [
        cartOffersOptions(ANANYA, request, cartFingerprint(one), 'en').queryKey,
        [
          {
            code: 'WELCOME50',
            kind: 'flat',
            value: 5000,
            cap_paise: null,
            minimum_paise: 14_900,
            first_order_only: true,
            valid_to: null,
            title: '₹50 off your first order',
            vendor_id: null,
            vendor_name: null,
            discount_paise: 5000,
            reason: null,
            missing_paise: null,
          },
          {
            code: 'FREEDEL',
            kind: 'free_delivery',
            value: 0,
            cap_paise: null,
            minimum_paise: 65_000,
            first_order_only: false,
            valid_to: null,
            title: 'Free delivery above ₹650',
            vendor_id: null,
            vendor_name: null,
            discount_paise: 0,
            reason: 'minimum',
            missing_paise: 5200,
          },
        ],
      ],
    ],
  },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Add ₹52 more for free delivery')).toBeVisible()
    await expect((await canvas.findAllByText('₹687.65')).length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply WELCOME50' }))
    await expect((await canvas.findAllByText('₹637.65')).length).toBeGreaterThan(1)
    // The draft outlives the story.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove WELCOME50' }))
    await expect((await canvas.findAllByText('₹687.65')).length).toBeGreaterThan(1)
  },
}

export const Empty: Story = { parameters: { cache: [[cart, []]] } }

export const Loading: Story = { parameters: { pending: [cart] } }

/** "Failed to load cart items" is shown instead of the cart, with a retry button (Spec §8 Cart toasts). */
export const Unreachable: Story = {
  parameters: { failed: [cart] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    if (globals['language'] === 'en')
      await expect(canvas.getByText('Failed to load cart items')).toBeVisible()
  },
}
