import { shoppingKeys } from '@angadi/data/shopping/keys.ts'
import type { ShopOrder } from '@angadi/data/shopping/shop-order.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { signedIn } from '../../shared/samples/person.ts'
import { inDays, returnCard, shipment, shopOrder } from './samples.ts'
import ShopOrderView from './shop-order-view.tsx'

const key = shoppingKeys.order('order')
const shown = (changes: Partial<ShopOrder> = {}) => ({ cache: [[key, { ...shopOrder, ...changes }]] })
const order = { kind: 'shipment', vendor_name: 'Vastra Sri', status: 'out_for_delivery' } as const
const arrived = {
  shipments: [{ ...shipment, state: 'delivered' as const }],
  lines: shopOrder.lines.map((line) => ({ ...line, return_until: `${inDays(9)}T18:30:00Z` })),
}

const meta = {
  title: 'Customer/Shopping order',
  component: ShopOrderView,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/shopping/orders/order' },
  args: { tracking: sampleTracking({ order, delivery: null, drop_code: null }) },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="sr-only">Vastra Sri</h1>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ShopOrderView>
export default meta
type Story = StoryObj<typeof meta>

/** With its carrier. */
export const OnTheWay: Story = {
  parameters: shown(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EX123456789IN')).toBeVisible()
  },
}

/** Delivered: something is being sent back. */
export const Delivered: Story = {
  globals: { language: 'te' },
  args: {
    tracking: sampleTracking({ order: { ...order, status: 'delivered' }, delivery: null, drop_code: null }),
  },
  parameters: shown({ ...arrived, returns: [returnCard] }),
}

/** The form for sending something back: what is missing is said. */
export const Returning: Story = {
  args: {
    tracking: sampleTracking({ order: { ...order, status: 'delivered' }, delivery: null, drop_code: null }),
  },
  parameters: { ...shown({ ...arrived }), path: '/shopping/orders/order?sheet=return' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Request the pick-up' }))
    await expect(screen.getByText('Choose a reason.')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { pending: [key] } }

export const Unreachable: Story = { parameters: { failed: [key] } }
