import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { sampleAdminOrder } from '../../../shared/samples.ts'
import { RefundDialog } from './refund-dialog.tsx'

const item = sampleAdminOrder().items[0]
const order = sampleAdminOrder({
  items: item
    ? [
        item,
        {
          ...item,
          position: 2,
          name: 'Double ka meetha',
          quantity: 1,
          total_paise: 12_000,
          left_paise: 12_000,
        },
      ]
    : [],
})
const preview = {
  refund_paise: 12_600,
  charges: [{ code: 'items', amount_paise: -12_000 }],
  bearers: [
    { account_kind: 'vendor_payable', name: 'Deg & Dastarkhwan', amount_paise: 9600 },
    { account_kind: 'tax_payable', name: null, amount_paise: 600 },
    { account_kind: 'platform_revenue', name: null, amount_paise: 2400 },
  ],
}

const meta = {
  title: 'Admin/Refund',
  component: RefundDialog,
  args: { data: order, onClose: fn() },
  parameters: {
    path: '/admin',
    cache: [
      [adminKeys.refundPreview('order', [{ position: 1, amount_paise: 12_000 }], 'item_missing'), preview],
    ],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof RefundDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Charges of which something is left; nothing is chosen yet. */
export const Empty: Story = {}

/** One item is chosen: its price is the amount, and the preview says who bears it. */
export const OneItem: Story = {
  play: async ({ userEvent, globals }) => {
    const [first] = await screen.findAllByRole('checkbox')
    if (first) await userEvent.click(first)
    const boxes = await screen.findAllByRole('checkbox')
    if (boxes[2]) await userEvent.click(boxes[2])
    await expect(screen.getAllByRole('textbox')[0]).toHaveValue('120')
    const [reason] = screen.getAllByRole('radio')
    if (reason) await userEvent.click(reason)
    await expect(await screen.findByText(/Deg & Dastarkhwan/)).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(screen.getByRole('button', { name: 'Refund ₹126' })).toBeVisible()
  },
}

/** An item that has been refunded says so and cannot be chosen; the other shows what is left of it. */
export const RefundedItem: Story = {
  args: {
    data: {
      ...order,
      items: order.items.map((one, index) => ({ ...one, left_paise: index === 0 ? 0 : 7000 })),
    },
  },
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('checkbox')
    if (first) await userEvent.click(first)
    const boxes = await screen.findAllByRole('checkbox')
    await expect(boxes[1]).toBeDisabled()
    if (boxes[2]) await userEvent.click(boxes[2])
    await expect(screen.getAllByRole('textbox')[0]).toHaveValue('70')
  },
}

/** More than is left, and no reason. */
export const Wrong: Story = {
  play: async ({ userEvent }) => {
    const boxes = await screen.findAllByRole('checkbox')
    const last = boxes.at(-1)
    if (last) await userEvent.click(last)
    const [amount] = screen.getAllByRole('textbox')
    if (!amount) throw new Error('there is no field for the amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '5000')
    const buttons = screen.getAllByRole('button')
    const confirm = buttons.at(-1)
    if (confirm) await userEvent.click(confirm)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  },
}
