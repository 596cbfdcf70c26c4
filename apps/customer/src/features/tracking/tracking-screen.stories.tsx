import { orderKeys } from '@angadi/data/orders/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { cachedPayment, sampleTry } from '../../shared/samples/payments.ts'
import { signedIn } from '../../shared/samples/person.ts'
import { sampleSlots, slotAt } from '../../shared/samples/slots.ts'
import TrackingScreen from './tracking-screen.tsx'

const tracking = orderKeys.tracking('order')

/** Parameters with the server's response cached. */
function told(changes: Parameters<typeof sampleTracking>[0]) {
  return { cache: [[tracking, sampleTracking(changes)]] }
}

const meta = {
  title: 'Customer/Tracking',
  component: TrackingScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/order-tracking/order', route: '/order-tracking/:id' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof TrackingScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Just placed; the restaurant has a few minutes to accept. */
export const Placed: Story = {
  parameters: told({
    order: {
      status: 'pending',
      accept_by: new Date(Date.now() + 200_000).toISOString(),
      promised_min_at: null,
      promised_max_at: null,
    },
    eta: { min_at: null, max_at: null, promised_at: null, delayed_by: null },
    delivery: null,
    drop_code: null,
  }),
}

/** What an order is before it is paid: it has no steps yet, and nobody was told. */
const unpaid = sampleTracking({
  order: {
    status: 'awaiting_payment',
    checkout_id: 'checkout',
    payment_method: 'gateway',
    payment_status: 'due',
    created_at: new Date(Date.now() - 120_000).toISOString(),
    promised_min_at: null,
    promised_max_at: null,
  },
  events: [],
  eta: { min_at: null, max_at: null, promised_at: null, delayed_by: null },
  delivery: null,
  drop_code: null,
})

/** Placed once it is paid: what is due, the time left, and the ways on. */
export const AwaitingPayment: Story = {
  parameters: {
    cache: [
      [tracking, unpaid],
      cachedPayment({ due_paise: 34_465, paid_paise: 34_300, wallet_paise: 34_300, tries: [sampleTry()] }),
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Pay ₹344.65' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
  },
}

/** Without a network nothing can be paid, and what is due stays shown. */
export const AwaitingPaymentOffline: Story = {
  parameters: { cache: [[tracking, unpaid], cachedPayment()] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    }
  },
  play: async ({ canvas, globals }) => {
    dispatchEvent(new Event('offline'))
    if (globals['language'] !== 'en') return
    const pay = await canvas.findByRole('button', { name: 'Pay ₹687.65' })
    await waitFor(() => expect(pay).toHaveAccessibleDescription('You can do this when you are back online.'))
    await expect(canvas.getByRole('button', { name: 'Pay in another way' })).toBeDisabled()
  },
}

/** Not paid in time: it was not placed, and what was chosen is in the cart again. */
export const NotPaid: Story = {
  parameters: told({
    order: {
      ...unpaid.order,
      status: 'cancelled',
      cancel_reason: 'payment_unconfirmed',
      cancelled_by: 'system',
      payment_status: 'void',
    },
    events: [],
    delivery: null,
    drop_code: null,
  }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'This order was not placed' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the cart' })).toHaveAttribute(
      'href',
      '/shopping/cart',
    )
  },
}

/** Paid online and cancelled by the restaurant: the money goes back the way it came. */
export const CancelledPaidOnline: Story = {
  parameters: told({
    order: {
      status: 'cancelled',
      cancel_reason: 'too_busy',
      cancelled_by: 'vendor',
      payment_method: 'gateway',
      refund_paise: 68_765,
      payment_status: 'refunded',
    },
    delivery: null,
    drop_code: null,
  }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/₹687.65 goes back the way you paid/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See your wallet' })).toBeNull()
  },
}

/** Accepted for later: its half hour, and another one to choose until the cut-off (Issue 10, 6). */
export const ForLater: Story = {
  parameters: {
    cache: [
      [
        tracking,
        sampleTracking({
          order: {
            status: 'confirmed',
            scheduled_for: slotAt(1, 0),
            change_until: slotAt(1, -2),
            promised_min_at: slotAt(1, 0),
            promised_max_at: slotAt(1, 1),
          },
          delivery: null,
        }),
      ],
      [orderKeys.slots('order'), sampleSlots],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the time' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose another time' }))
    await expect(await sheet.findByRole('radio', { name: /12:00/ })).toBeChecked()
    await expect(sheet.getByRole('button', { name: 'Choose a time' })).toBeDisabled()
    await userEvent.click(sheet.getByRole('radio', { name: /7:00/ }))
    await expect(sheet.getByRole('button', { name: /Move to Tomorrow, 7:00/ })).toBeEnabled()
  },
}

/** After the cut-off, the time is fixed. */
export const ForLaterFixed: Story = {
  parameters: told({
    order: {
      status: 'confirmed',
      scheduled_for: slotAt(1, 0),
      change_until: new Date(Date.now() - 60_000).toISOString(),
    },
  }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('The time cannot be changed any more.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change the time' })).toBeNull()
  },
}

/** Cooked, and nobody carries it: until when couriers are asked, no time that slides, and a way out free of charge. */
export const NobodyCarries: Story = {
  parameters: told({
    order: { status: 'ready' },
    delivery: {
      distance_m: 2400,
      pickup: { lat: 17.448, lng: 78.391 },
      drop: { lat: 17.44, lng: 78.38 },
      state: 'no_courier',
      asked_until: new Date(Date.now() + 30 * 60_000).toISOString(),
      courier: null,
      courier_position: null,
    },
    eta: { min_at: null, max_at: null, promised_at: null, delayed_by: 'courier' },
    cancellation: { ...sampleTracking().cancellation, allowed: true, charge_paise: 0, fault: 'platform' },
  }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/We ask again every minute until/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Cancel/ })).toBeEnabled()
    await expect(canvas.queryByText(/Arriving/)).toBeNull()
  },
}

/** Being prepared, with a courier on the way to the restaurant. */
export const Cooking: Story = {
  parameters: told({}),
  play: async ({ canvas }) => {
    const courier = await canvas.findByText('Ravi Kumar')
    await expect(courier).toBeVisible()
    await expect((await canvas.findAllByText('Deg & Dastarkhwan')).length).toBeGreaterThan(0)
    // The code and the courier are read before the map, once each.
    const code = canvas.getByText('4821')
    await expect(code.compareDocumentPosition(courier)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const map = await canvas.findByRole('img', { name: /.{20}/ })
    await expect(courier.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** Almost there: the handover code is shown. */
export const Near: Story = {
  parameters: told({
    order: { status: 'on_way' },
    cancellation: {
      allowed: false,
      charge_paise: 0,
      refund_paise: 0,
      compensation_paise: 0,
      credit_paise: 0,
      vendor_loss_paise: 0,
      free_until: null,
      fault: 'none',
      coupon_paise: 0,
    },
  }),
}

/** Nothing was heard of the courier for more than a minute: said, and the map keeps the last place. */
export const TrackingPaused: Story = {
  parameters: told({
    order: { status: 'out_for_delivery' },
    delivery: {
      state: 'picked_up',
      asked_until: null,
      distance_m: 5200,
      pickup: { lat: 17.4126, lng: 78.4482 },
      drop: { lat: 17.4486, lng: 78.3908 },
      courier: { name: 'Ravi Kumar', rating: 4.8, vehicle_kind: 'bike', plate: 'TS 09 EK 4471', photo: null },
      courier_position: {
        lat: 17.43,
        lng: 78.42,
        heading: 90,
        at: new Date(Date.now() - 120_000).toISOString(),
        paused_since: new Date(Date.now() - 120_000).toISOString(),
      },
    },
  }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Tracking is paused/)).toBeVisible()
  },
}

/** Ready for pickup at the counter. */
export const ReadyToCollect: Story = {
  parameters: told({ order: { kind: 'pickup', status: 'ready', address: null }, delivery: null }),
}

/** Delivered, and may be rated. */
export const Delivered: Story = {
  parameters: told({ order: { status: 'delivered' }, drop_code: null, can_rate: true }),
}

export const Cancelled: Story = {
  parameters: told({
    order: {
      status: 'cancelled',
      cancel_reason: 'too_busy',
      cancelled_by: 'vendor',
      refund_paise: 68_765,
      payment_status: 'refunded',
    },
    delivery: null,
    drop_code: null,
  }),
}

/** The last known status, while there is no network. */
export const Offline: Story = { parameters: { ...told({}), failed: [tracking] } }

export const Loading: Story = { parameters: { pending: [tracking] } }

export const Unreachable: Story = { parameters: { failed: [tracking] } }
