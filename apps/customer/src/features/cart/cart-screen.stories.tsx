import { cartKeys } from '@angadi/data/cart/keys.ts'
import { vendorOptions } from '@angadi/data/vendors/vendor.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
