import { AppError } from '@angadi/data/errors/app-error.ts'
import { paymentKeys } from '@angadi/data/payments/keys.ts'
import { FakeCheckout } from '@angadi/shell/pay/fake-checkout.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleOpenPayment } from '../../../shared/samples/payments.ts'
import { signedIn } from '../../../shared/samples/person.ts'
import CashByUpi from './cash-by-upi.tsx'

const subject = { purpose: 'order_due', id: 'order' }
const due = {
  state: 'waiting',
  due_paise: 45_300,
  pay_by: null,
  server_now: new Date().toISOString(),
  tries: [],
  refund_paise: 0,
}
const services = {
  start: fn(async () => sampleOpenPayment),
  confirm: fn(async () => undefined),
  check: fn(async () => undefined),
  loadScript: fn(async () => FakeCheckout),
  isPayDocument: () => true,
  openPage: fn(),
}

const meta = {
  title: 'Customer/Cash by UPI',
  component: CashByUpi,
  parameters: { path: '/order-tracking/order', cache: [[paymentKeys.subject(subject), due]] },
  args: { orderId: 'order', services },
  beforeEach: () => {
    signedIn()
    FakeCheckout.opened = undefined
  },
} satisfies Meta<typeof CashByUpi>
export default meta
type Story = StoryObj<typeof meta>

/** The cash of the order can be paid now, in the gateway's window. */
export const Due: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByRole('heading', { name: 'Pay ₹453 by UPI instead of cash' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₹453 now' }))
    await expect(await canvas.findByText('Finish the payment in its window')).toBeVisible()
    await expect(services.start).toHaveBeenCalledWith(subject, expect.anything())
  },
}

/** The gateway does not answer: cash stays as it was. */
export const Away: Story = {
  args: {
    services: {
      ...services,
      start: fn(async () => {
        throw new AppError('gateway_unavailable', 'something_wrong', true)
      }),
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹453 now' }))
    await expect(await canvas.findByText(/Nothing was taken. You can still pay in cash./)).toBeVisible()
  },
}
