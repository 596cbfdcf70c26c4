import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { ShopOrder } from '@angadi/data/shopping/shop-order.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { signedIn } from '../../shared/samples/person.ts'
import { inDays, returnCard, shipment, shopOrder } from './samples.ts'
import ShopOrderView from './shop-order-view.tsx'

const order = { kind: 'shipment', trade: 'shopping', vendor_name: 'Vastra Sri' } as const
const shown = (status: Tracking['order']['status'], changes: Partial<ShopOrder> = {}) => ({
  tracking: sampleTracking({
    order: { ...order, status },
    delivery: null,
    drop_code: null,
    detail: { ...shopOrder, ...changes },
  }),
})
const arrived = {
  shipments: [{ ...shipment, state: 'delivered' as const }],
  lines: shopOrder.lines.map((line) => ({ ...line, return_until: `${inDays(9)}T18:30:00Z` })),
}

const meta = {
  title: 'Customer/Shopping order',
  component: ShopOrderView,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/shopping/orders/order' },
  args: shown('out_for_delivery'),
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EX123456789IN')).toBeVisible()
  },
}

/** Delivered: something is being sent back. */
export const Delivered: Story = {
  globals: { language: 'te' },
  args: shown('delivered', { ...arrived, returns: [returnCard] }),
}

/** The form for sending something back: what is missing is said. */
export const Returning: Story = {
  args: shown('delivered', arrived),
  parameters: { path: '/shopping/orders/order?sheet=return' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Request the pick-up' }))
    await expect(screen.getByText('Choose a reason.')).toBeVisible()
  },
}

/** What came cannot be read. */
export const Unreadable: Story = {
  args: { tracking: sampleTracking({ order, delivery: null, drop_code: null, detail: null }) },
}
