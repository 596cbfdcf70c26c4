import { AppError } from '@angadi/data/errors/app-error.ts'
import type { ChooseMembership } from '@angadi/data/membership/choose-membership.ts'
import { paymentKeys } from '@angadi/data/payments/keys.ts'
import type { PaymentOfSubject } from '@angadi/data/payments/payment-of.ts'
import { FakeCheckout } from '@angadi/shell/pay/fake-checkout.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleOpenPayment } from '../../../shared/samples/payments.ts'
import { signedIn } from '../../../shared/samples/person.ts'
import { Offer } from './offer.tsx'

/** What a plan costs, with an own id for each choice. */
const choose: ChooseMembership = async ({ plan, renews }) => ({
  id: renews ? 'renews' : 'ends',
  plan,
  price_paise: 19_900,
  tax_paise: 3036,
  renews,
  from: '2026-11-26T18:30:00Z',
  until: '2026-12-26T18:30:00Z',
  wallet_balance_paise: 50_000,
  gateway: true,
})
const waiting: PaymentOfSubject = {
  state: 'waiting',
  due_paise: 19_900,
  pay_by: null,
  server_now: new Date().toISOString(),
  tries: [],
  refund_paise: 0,
}
const paymentOf = (id: string) => paymentKeys.subject({ purpose: 'membership', id })
const services = {
  choose: fn(choose),
  start: fn(async () => sampleOpenPayment),
  confirm: fn(async () => undefined),
  check: fn(async () => undefined),
  loadScript: fn(async () => FakeCheckout),
  isPayDocument: () => true,
  openPage: fn(),
}

/** Keeps what is chosen, as the screen's address does. */
function Chosen(props: ComponentProps<typeof Offer>) {
  const [renews, setRenews] = useState(props.renews)
  return <Offer {...props} renews={renews} onRenews={setRenews} />
}

const meta = {
  title: 'Customer/Membership offer',
  component: Offer,
  render: (args) => <Chosen {...args} />,
  parameters: {
    path: '/membership?plan=plus_month&renews=0',
    cache: [
      [paymentOf('ends'), waiting],
      [paymentOf('renews'), waiting],
    ],
  },
  args: { plan: 'plus_month', renews: false, onRenews: () => undefined, services },
  beforeEach: () => {
    signedIn()
    services.choose.mockImplementation(choose)
    FakeCheckout.opened = undefined
  },
} satisfies Meta<typeof Offer>
export default meta
type Story = StoryObj<typeof meta>

/** What is chosen changes in place: the switch keeps its focus, and nothing is paid by the choice before. */
export const Renewed: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    const renewal = await canvas.findByRole('switch', { name: /Renew from my wallet/ })
    let answer: () => void = () => undefined
    services.choose.mockImplementation(async (choice) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return choose(choice)
    })
    await userEvent.click(renewal)
    await waitFor(() =>
      expect(services.choose).toHaveBeenLastCalledWith(
        { plan: 'plus_month', renews: true },
        expect.anything(),
      ),
    )
    await expect(renewal).toHaveFocus()
    await expect(canvas.getByRole('button', { name: /Pay ₹199 from the wallet/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByRole('button', { name: /Pay by UPI, card or net banking/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    answer()
    await expect(await canvas.findByText(/On 27 Dec 2026 your wallet pays ₹199/)).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /Renew from my wallet/ })).toHaveFocus()
  },
}

/** The payment was made, and the answer has not arrived: nobody is told that nothing was charged. */
export const Unconfirmed: Story = {
  args: {
    services: {
      ...services,
      confirm: fn(async () => {
        throw new AppError('gateway_unavailable', 'something_wrong', true)
      }),
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay by UPI, card or net banking' }))
    await waitFor(() => expect(FakeCheckout.opened).toBeDefined())
    FakeCheckout.opened?.options.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'signature',
    })
    await expect(await canvas.findByText(/Please do not pay again yet/)).toBeVisible()
    await expect(canvas.queryByText(/Nothing was charged/)).not.toBeInTheDocument()
  },
}

const late = fn(choose)

/** An offer that lay too long is asked for anew: its button does not stay without effect. */
export const AskedAnew: Story = {
  args: { services: { ...services, choose: late } },
  parameters: {
    cache: [
      [paymentOf('ends'), { ...waiting, state: 'ended' }],
      [paymentOf('fresh'), waiting],
    ],
  },
  beforeEach: () => {
    late.mockReset()
    late.mockImplementationOnce(choose)
    late.mockImplementation(async (choice) => ({ ...(await choose(choice)), id: 'fresh' }))
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await waitFor(() => expect(late).toHaveBeenCalledTimes(2))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay by UPI, card or net banking' }))
    await waitFor(() =>
      expect(services.start).toHaveBeenLastCalledWith(
        { purpose: 'membership', id: 'fresh' },
        expect.anything(),
      ),
    )
  },
}
