import { type WalletMovement, walletKeys } from '@angadi/data/wallet/wallet.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import WalletScreen from './wallet-screen.tsx'

const balance = walletKeys.balance(ANANYA)
const statement = walletKeys.statement(ANANYA)

function movement(changes: Partial<WalletMovement>): WalletMovement {
  return {
    id: 1,
    at: '2026-11-20T13:30:00Z',
    kind: 'top_up',
    amount_paise: 100_000,
    order_id: null,
    order_number: null,
    note: null,
    balance_after_paise: 100_000,
    vendor_name: null,
    story: { reason: null, parts: [], lines: [] },
    ...changes,
  }
}

const movements = [
  movement({
    id: 3,
    kind: 'order_refunded',
    amount_paise: 12_000,
    vendor_name: 'Deg & Dastarkhwan',
    story: {
      reason: 'item_missing',
      parts: [{ code: 'items', amount_paise: 12_000 }],
      lines: [{ name: 'Double ka meetha', quantity: 1 }],
    },
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    balance_after_paise: 100_000,
  }),
  movement({
    id: 2,
    kind: 'order_paid',
    vendor_name: 'Deg & Dastarkhwan',
    story: { reason: null, parts: [], lines: [{ name: 'Chicken biryani', quantity: 2 }] },
    amount_paise: -68_765,
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    balance_after_paise: 31_235,
  }),
  movement({}),
]

const meta = {
  title: 'Customer/Wallet',
  component: WalletScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/wallet' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The balance with its entries. */
export const Full: Story = {
  parameters: {
    cache: [
      [balance, { balance_paise: 100_000 }],
      [statement, { pages: [movements], pageParams: [undefined] }],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByText(/1,000/)).length).toBeGreaterThan(0)
    await expect((await canvas.findAllByText(/HYD-2611-0042/)).length).toBeGreaterThan(1)
    await expect(canvas.getByText('1 × Double ka meetha')).toBeVisible()
    await expect(canvas.getByText('2 × Chicken biryani')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Refund · Deg & Dastarkhwan')).toBeVisible()
    await expect(canvas.getByText('An item was missing')).toBeVisible()
    await expect(canvas.getByText('Items ₹120')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Download CSV' })).toBeEnabled()
  },
}

export const Empty: Story = {
  parameters: {
    cache: [
      [balance, { balance_paise: 0 }],
      [statement, { pages: [[]], pageParams: [undefined] }],
    ],
  },
}

export const Loading: Story = { parameters: { pending: [balance, statement] } }

export const Unreachable: Story = { parameters: { failed: [balance, statement] } }

/** The balance is known, its entries could not be loaded. */
export const StatementUnreachable: Story = {
  parameters: { cache: [[balance, { balance_paise: 100_000 }]], failed: [statement] },
}
