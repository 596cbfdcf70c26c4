import { AppError } from '@angadi/data/errors/app-error.ts'
import { paymentKeys } from '@angadi/data/payments/keys.ts'
import { FakeCheckout } from '@angadi/shell/pay/fake-checkout.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, screen } from 'storybook/test'
import {
  cachedPayment,
  sampleOpenPayment,
  samplePayment,
  sampleTry,
} from '../../../shared/samples/payments.ts'
import { signedIn } from '../../../shared/samples/person.ts'
import PaymentPanel from './payment-panel.tsx'

const services = {
  start: fn(async () => sampleOpenPayment),
  confirm: fn(async () => undefined),
  check: fn(async () => undefined),
  loadScript: fn(async () => FakeCheckout),
  isPayDocument: () => true,
  openPage: fn(),
  leave: fn(async () => ended),
  make: fn(async () => ({ token: 'AAAAAAAAAAAAAAAAAAAAAA', until_at: null })),
  end: fn(async () => 1),
}

const ended = samplePayment({
  state: 'ended',
  pay_by: null,
  orders: samplePayment().orders.map((order) => ({ ...order, status: 'cancelled' as const })),
})

const signed = {
  razorpay_order_id: 'order_Ab12Cd34Ef56Gh',
  razorpay_payment_id: 'pay_Ab12Cd34Ef56Gh',
  razorpay_signature: '0d4e745a',
}

function Path() {
  return <output hidden>{useLocation().pathname}</output>
}

const meta = {
  title: 'Customer/Payment',
  component: PaymentPanel,
  parameters: { path: '/order-tracking/order', cache: [cachedPayment()] },
  args: {
    order: {
      id: 'order',
      kind: 'delivery' as const,
      created_at: new Date(Date.now() - 120_000).toISOString(),
    },
    checkoutId: 'checkout',
    services,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Path />
      </>
    ),
  ],
  beforeEach: () => {
    localStorage.clear()
    signedIn()
    FakeCheckout.opened = undefined
  },
} satisfies Meta<typeof PaymentPanel>
export default meta
type Story = StoryObj<typeof meta>

/** What is due, until when, and the three ways on. */
export const Due: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByRole('heading', { name: 'Pay ₹687.65 to place your order' }),
    ).toBeVisible()
    const timer = canvas.getByRole('timer', { name: 'Time left to pay' })
    await expect(timer).toHaveTextContent(/^[78]:\d\d$/)
    await expect(canvas.getByRole('button', { name: 'Pay ₹687.65' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Pay in another way' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Cancel and back to the cart' })).toBeEnabled()
  },
}

/** The wallet has paid its part: only the rest is asked for. */
export const HalfWallet: Story = {
  parameters: {
    cache: [cachedPayment({ due_paise: 34_465, paid_paise: 34_300, wallet_paise: 34_300 })],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Pay ₹344.65' })).toBeEnabled()
    await expect(canvas.getByText('Paid from your wallet')).toBeVisible()
    await expect(canvas.getByText('-₹343')).toBeVisible()
  },
}

/** Two vendors in one checkout are paid at once; what the wallet paid alone is placed already. */
export const SeveralOrders: Story = {
  parameters: {
    cache: [
      cachedPayment({
        due_paise: 100_765,
        wallet_paise: 12_000,
        paid_paise: 12_000,
        orders: [
          ...samplePayment().orders,
          {
            id: 'milk',
            order_number: 'HYD-2611-0043',
            vendor_name: 'Manjeera Fresh Mart',
            status: 'awaiting_payment',
            total_paise: 32_000,
          },
          {
            id: 'paper',
            order_number: 'HYD-2611-0044',
            vendor_name: 'Charminar Books',
            status: 'pending',
            total_paise: 12_000,
          },
        ],
      }),
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByRole('heading', { name: 'Pay ₹1,007.65 to place 2 orders' }),
    ).toBeVisible()
    await expect(canvas.getByText('Manjeera Fresh Mart')).toBeVisible()
    await expect(canvas.queryByText('Charminar Books')).toBeNull()
  },
}

/** A declined card: why, and that nothing is lost. */
export const Declined: Story = {
  parameters: { cache: [cachedPayment({ tries: [sampleTry()] })] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const told = await canvas.findByRole('alert')
    await expect(told).toHaveTextContent('The card payment did not go through')
    await expect(told).toHaveTextContent('The bank did not allow it. Nothing is lost')
    await expect(canvas.getByRole('button', { name: 'Pay ₹687.65' })).toBeEnabled()
  },
}

/** Approved in the app of a bank that has not answered, perhaps: nobody is made to pay twice. */
export const UnderWay: Story = {
  parameters: {
    cache: [cachedPayment({ tries: [sampleTry({ method: 'upi', status: 'created', reason: null })] })],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('A payment may be under way')).toBeVisible()
  },
}

/** Another sum than was asked for came in: it goes back, and the order still waits. */
export const GoesBack: Story = {
  parameters: {
    cache: [cachedPayment({ refund_paise: 50_000, tries: [sampleTry({ status: 'captured' })] })],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/₹500 was not what was due/)).toBeVisible()
  },
}

/** Somebody else pays: the link to send, copy or scan; and it can be ended. */
export const ByLink: Story = {
  parameters: { cache: [cachedPayment(), [paymentKeys.links('checkout'), 1]] },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Let somebody else pay' }))
    await expect(await screen.findByText(/\/pay\/AAAAAAAAAAAAAAAAAAAAAA$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'End the links' }))
    await expect(services.end).toHaveBeenCalledWith('checkout', expect.anything())
  },
}

/** The gateway's window opens with what the server has said, and what it signs is told to the server. */
export const Pays: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹687.65' }))
    await expect(await canvas.findByText('Finish the payment in its window')).toBeVisible()
    await expect(FakeCheckout.opened?.options).toMatchObject({
      key: 'rzp_test_angadi',
      order_id: 'order_Ab12Cd34Ef56Gh',
      amount: 68_765,
      currency: 'INR',
      prefill: { name: 'Ananya Reddy', contact: '+919876543210' },
    })
    FakeCheckout.opened?.options.handler(signed)
    await expect(await canvas.findByRole('button', { name: 'Pay ₹687.65' })).toBeEnabled()
    await expect(services.confirm).toHaveBeenCalledWith(
      { subject: { purpose: 'checkout', id: 'checkout' }, payment: signed },
      expect.anything(),
    )
  },
}

/** A try fails in its window and it is closed without paying: everything is as before. */
export const WindowClosed: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹687.65' }))
    await canvas.findByText('Finish the payment in its window')
    await expect(canvas.getByRole('button', { name: 'Cancel and back to the cart' })).toBeDisabled()
    FakeCheckout.opened?.fail({ error: { reason: 'card_declined' } })
    await expect(canvas.getByText('Finish the payment in its window')).toBeVisible()
    FakeCheckout.opened?.options.modal.ondismiss()
    await expect(await canvas.findByRole('button', { name: 'Pay ₹687.65' })).toBeEnabled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Paid, and the answer is lost: nobody is asked to pay again. */
export const Unconfirmed: Story = {
  args: {
    services: { ...services, confirm: fn(() => Promise.reject(new AppError('network', 'network', true))) },
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹687.65' }))
    await canvas.findByText('Finish the payment in its window')
    FakeCheckout.opened?.options.handler(signed)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please do not pay again yet')
  },
}

/** The gateway does not answer. */
export const ServiceDown: Story = {
  args: {
    services: {
      ...services,
      start: fn(() => Promise.reject(new AppError('gateway_unavailable', 'something_wrong', true))),
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹687.65' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The payment service does not answer')
    await expect(canvas.getByRole('button', { name: 'Pay ₹687.65' })).toBeEnabled()
  },
}

/** The gateway's script does not load: the page can be loaded again. */
export const ScriptFailed: Story = {
  args: {
    services: {
      ...services,
      loadScript: fn(() => Promise.reject(new AppError('checkout_script_failed', 'network', true))),
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹687.65' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(services.openPage).toHaveBeenCalledWith('/order-tracking/order?pay=now')
  },
}

/** A page that was loaded elsewhere may not load the gateway's script: the screen is loaded anew to pay. */
export const LoadedElsewhere: Story = {
  args: { services: { ...services, isPayDocument: () => false, start: fn(), openPage: fn() } },
  play: async ({ args, canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹687.65' }))
    await expect(args.services?.openPage).toHaveBeenCalledWith('/order-tracking/order?pay=now')
    await expect(args.services?.start).not.toHaveBeenCalled()
  },
}

/** Where the address asks for it, as after placing, the payment opens by itself, once. */
export const OpensByItself: Story = {
  parameters: { path: '/order-tracking/order?pay=now' },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Finish the payment in its window')).toBeVisible()
  },
}

/** Left for another way of paying: the cart is back, and its checkout is shown. */
export const AnotherWay: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay in another way' }))
    await expect(await canvas.findByText('/checkout')).toBeInTheDocument()
    await expect(services.leave).toHaveBeenCalledWith('checkout', expect.anything())
  },
}

/** Given up. */
export const Cancels: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel and back to the cart' }))
    await expect(await canvas.findByText('/shopping/cart')).toBeInTheDocument()
  },
}

/** Given up in the moment in which the money came: the order stands. */
export const PaidMeanwhile: Story = {
  args: {
    services: {
      ...services,
      leave: fn(async () =>
        samplePayment({
          state: 'paid',
          orders: samplePayment().orders.map((order) => ({ ...order, status: 'pending' as const })),
        }),
      ),
    },
  },
  play: async ({ args, canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel and back to the cart' }))
    await expect(args.services?.leave).toHaveBeenCalled()
    await expect(canvas.getByText('/order-tracking/order')).toBeInTheDocument()
  },
}

/** Paid: said at once, before the order's own screen is here. */
export const Paid: Story = {
  parameters: {
    cache: [
      cachedPayment({
        state: 'paid',
        due_paise: 0,
        paid_paise: 68_765,
        pay_by: null,
        orders: samplePayment().orders.map((order) => ({ ...order, status: 'pending' as const })),
      }),
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('₹687.65 has arrived, and your order is placed.')).toBeVisible()
  },
}

/** Ended, and what came too late goes back. */
export const EndedTooLate: Story = {
  parameters: { cache: [cachedPayment({ ...ended, refund_paise: 68_765 })] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/₹687.65 came too late and goes back/)).toBeVisible()
  },
}

/** The time is over, and the server has not said so yet. */
export const TimeOver: Story = {
  parameters: { cache: [cachedPayment({ pay_by: new Date(Date.now() - 1000).toISOString() })] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/The time to pay is over/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay ₹687.65' })).toBeDisabled()
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [paymentKeys.state('checkout')] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [paymentKeys.state('checkout')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
