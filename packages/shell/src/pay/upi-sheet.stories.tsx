import { paymentKeys } from '@angadi/data/payments/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import UpiSheet from './upi-sheet.tsx'

const open = {
  state: 'open',
  amount_paise: 52_300,
  content: 'upi://pay?pa=angadi@icici&pn=Angadi&tr=RZPqr1&am=523&cu=INR',
  close_by: new Date(Date.now() + 900_000).toISOString(),
}

const meta = {
  title: 'Shell/Pay by UPI',
  component: UpiSheet,
  parameters: {
    layout: 'fullscreen',
    cache: [[paymentKeys.code('order'), open]],
  },
  args: {
    orderId: 'order',
    cashPaise: 52_300,
    stale: ['courier'],
    onClose: fn(),
    check: fn(async () => ({ state: 'open' })),
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'clerk', claimedRoles: ['vendor'] }),
} satisfies Meta<typeof UpiSheet>
export default meta
type Story = StoryObj<typeof meta>

/** The code and the amount, readable from the customer's side; whoever shows it can ask whether it is paid. */
export const Code: Story = {
  play: async ({ args, userEvent, globals }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(screen.getByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible()
    await expect(screen.getByText('₹523')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ask whether it is paid' }))
    await expect(args.check).toHaveBeenCalled()
    await expect(await screen.findByText('It is not paid yet.')).toBeVisible()
  },
}

/** The order says that no cash is due any more: the code is gone, so that nobody pays it again. */
export const Paid: Story = {
  args: { cashPaise: 0 },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByText('Paid by UPI. Take no cash.')).toBeVisible()
    await expect(screen.queryByRole('img')).toBeNull()
  },
}

/** The order was cancelled meanwhile, or the gateway is switched off. */
export const Ended: Story = {
  parameters: { cache: [[paymentKeys.code('order'), { state: 'ended' }]] },
  play: async ({ args, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await screen.findByRole('button', { name: 'Take cash instead' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
