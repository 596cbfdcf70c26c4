import { shoppingKeys } from '@angadi/data/shopping/keys.ts'
import type { ShoppingOrder } from '@angadi/data/shopping/my-orders.ts'
import type { Wish } from '@angadi/data/shopping/wishlist.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { inDays } from './samples.ts'
import ShoppingOrdersScreen from './shopping-orders-screen.tsx'
import WishlistScreen from './wishlist-screen.tsx'

const now = new Date().toISOString()
const wish: Wish = {
  wish_id: 'wish',
  item_id: 'kurta-m',
  product_id: 'kurta',
  name: 'Handloom cotton kurta',
  brand: 'Pochampally House',
  variant: { Size: 'M' },
  picture: null,
  price_paise: 89_900,
  mrp_paise: 149_900,
  saved_paise: 99_900,
  orderable: true,
  vendor_id: 'vendor',
  vendor_name: 'Vastra Sri',
  created_at: now,
}
const order: ShoppingOrder = {
  id: 'order',
  order_number: 'HYD-261122-0042',
  kind: 'shipment',
  status: 'out_for_delivery',
  vendor_name: 'Vastra Sri',
  items: [
    { name: 'Handloom cotton kurta', quantity: 1, image: null },
    { name: 'Cotton shirt', quantity: 2, image: null },
  ],
  total_paise: 214_300,
  refund_paise: 0,
  promised_to: inDays(2),
  promised_max_at: null,
  shipment_state: 'in_transit',
  open_return: null,
  returnable_until: null,
  status_since: now,
  created_at: now,
}
const wishes = shoppingKeys.wishes(ANANYA, 'en')
const orders = shoppingKeys.orders(ANANYA)
const page = (list: readonly unknown[]) => ({ pages: [list], pageParams: [undefined] })

const meta = {
  title: 'Customer/Shopping lists',
  component: WishlistScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/shopping/wishlist' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof WishlistScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One is cheaper than when it was saved, one is sold out. */
export const Wishlist: Story = {
  parameters: {
    cache: [[wishes, page([wish, { ...wish, wish_id: 'gone', orderable: false, name: 'Table fan' }])]],
  },
  play: async ({ canvas }) => {
    const [cheaper] = await canvas.findAllByText('₹100 less than when you saved it')
    await expect(cheaper).toBeVisible()
  },
}
export const NothingSaved: Story = { parameters: { cache: [[wishes, page([])]] } }
export const WishlistUnreachable: Story = { parameters: { failed: [wishes] } }

/** On its way, with a return under way, and delivered. */
export const Orders: Story = {
  render: () => <ShoppingOrdersScreen />,
  parameters: {
    cache: [
      [
        orders,
        page([
          order,
          { ...order, id: 'back', status: 'delivered', open_return: 'approved' },
          { ...order, id: 'here', status: 'delivered', returnable_until: `${inDays(5)}T18:30:00Z` },
        ]),
      ],
    ],
  },
}
export const NoOrders: Story = {
  render: () => <ShoppingOrdersScreen />,
  parameters: { cache: [[orders, page([])]] },
}
export const OrdersLoading: Story = {
  render: () => <ShoppingOrdersScreen />,
  parameters: { pending: [orders] },
}
