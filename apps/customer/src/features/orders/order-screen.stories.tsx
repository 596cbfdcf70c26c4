import { orderKeys } from '@angadi/data/orders/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { signedIn } from '../../shared/samples/person.ts'
import OrderScreen from './order-screen.tsx'

const tracking = orderKeys.tracking('order')
const invoices = orderKeys.invoices('order')

const meta = {
  title: 'Customer/Order',
  component: OrderScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/shopping/orders/order',
    route: '/shopping/orders/:orderId',
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof OrderScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Delivered: the receipt, the history, a request to rate. */
export const Delivered: Story = {
  parameters: {
    cache: [
      [invoices, []],
      [
        tracking,
        sampleTracking({
          order: {
            status: 'delivered',
            promo_code: 'WELCOME',
            charges: [
              { code: 'items', amount_paise: 59_800 },
              { code: 'delivery', amount_paise: 3900 },
              { code: 'tax', tax_class: 'restaurant', rate_bp: 500, base_paise: 59_800, amount_paise: 2990 },
              { code: 'discount', amount_paise: -5000 },
              { code: 'tip', amount_paise: 2000 },
            ],
            total_paise: 63_690,
          },
          drop_code: null,
          can_rate: true,
        }),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Deg & Dastarkhwan')).length).toBeGreaterThan(0)
    await expect(canvas.getByText(/Hyderabadi chicken dum biryani/)).toBeVisible()
  },
}

/** Cancelled by the restaurant, with the reason and the refund. */
export const Cancelled: Story = {
  parameters: {
    cache: [
      [invoices, []],
      [
        tracking,
        sampleTracking({
          order: {
            status: 'cancelled',
            cancel_reason: 'items_unavailable',
            cancelled_by: 'vendor',
            payment_status: 'refunded',
            refund_paise: 68_765,
          },
          delivery: null,
          drop_code: null,
        }),
      ],
    ],
  },
}

/** Still active, with a link to its tracking. */
export const UnderWay: Story = { parameters: { cache: [[tracking, sampleTracking()]] } }

export const Loading: Story = { parameters: { pending: [tracking] } }

export const Unreachable: Story = { parameters: { failed: [tracking] } }
