import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { signedIn } from '../../shared/samples/person.ts'
import DeliveryView from './delivery-view.tsx'

const tracking = sampleTracking()

/** That order as a morning's delivery, in a status. */
function delivery(status: 'pending' | 'delivered' | 'cancelled') {
  return { ...tracking, order: { ...tracking.order, kind: 'subscription' as const, status } }
}

const meta = {
  title: 'Customer/Subscriptions/Delivery',
  component: DeliveryView,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/order-tracking/order' },
  args: { tracking: delivery('pending') },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="sr-only">Manjeera Fresh Mart</h1>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof DeliveryView>
export default meta
type Story = StoryObj<typeof meta>

/** It comes this morning. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
  },
}

export const Delivered: Story = { args: { tracking: delivery('delivered') } }

/** It did not come, and cost nothing. */
export const Cancelled: Story = { args: { tracking: delivery('cancelled') } }
