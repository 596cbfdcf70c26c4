import { paymentKeys } from '@angadi/data/payments/keys.ts'
import type { LinkedPayment } from '@angadi/data/payments/pay-links.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest } from '../../shared/samples/person.ts'
import PayLinkScreen from './pay-link-screen.tsx'

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'

const waiting: LinkedPayment = {
  state: 'waiting',
  amount_paise: 68_765,
  pay_by: new Date(Date.now() + 480_000).toISOString(),
  server_now: new Date().toISOString(),
  customer_name: 'Ananya',
  vendor_names: ['Deg & Dastarkhwan'],
}

const parameters = (payment: LinkedPayment) => ({
  layout: 'fullscreen',
  path: `/pay/${TOKEN}`,
  route: '/pay/:token',
  cache: [[paymentKeys.linked(TOKEN), payment]],
})

const meta = {
  title: 'Customer/Pay for somebody',
  component: PayLinkScreen,
  parameters: parameters(waiting),
  beforeEach: guest,
} satisfies Meta<typeof PayLinkScreen>
export default meta
type Story = StoryObj<typeof meta>

/** For whom, where, how much and until when: no item, no address, no number. */
export const Waiting: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Pay for Ananya' })).toBeVisible()
    await expect(canvas.getByText('For an order at Deg & Dastarkhwan, paid to Angadi')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay ₹687.65' })).toBeEnabled()
  },
}

/** Somebody has paid it. */
export const Paid: Story = {
  parameters: parameters({ state: 'paid', server_now: waiting.server_now }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('This is paid. Thank you.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull()
  },
}

/** Withdrawn, or its time is over. */
export const Ended: Story = {
  parameters: parameters({ state: 'ended', server_now: waiting.server_now }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('There is nothing to pay here any more.')).toBeVisible()
  },
}
