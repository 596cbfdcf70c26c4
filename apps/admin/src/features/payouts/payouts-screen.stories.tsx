import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { AdminPayout } from '@angadi/data/admin-console/payouts.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import PayoutsScreen, { LISTS } from './payouts-screen.tsx'

const open = adminKeys.payouts(LISTS.open)
const payout: AdminPayout = {
  id: 'one',
  owner_name: 'Ravi Kumar Goud',
  account_kind: 'courier_payable',
  amount_paise: 132_500,
  set_off_paise: 52_000,
  status: 'requested',
  method: 'bank',
  destination: '•••• 9012',
  reference: null,
  note: null,
  requested_at: '2026-11-21T16:30:00Z',
  settled_at: null,
}
const vendor: AdminPayout = {
  ...payout,
  id: 'two',
  owner_name: 'Deg & Dastarkhwan',
  account_kind: 'vendor_payable',
  amount_paise: 4_812_350,
  set_off_paise: 0,
  status: 'processing',
  method: 'upi',
  destination: 'de•••@okaxis',
}

const meta = {
  title: 'Admin/Payouts',
  component: PayoutsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/payouts', cache: [[open, [payout, vendor]]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof PayoutsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What is to be transferred. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deg & Dastarkhwan')).toBeVisible()
  },
}

/** One payout; it is not marked as paid without a reference. */
export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ravi Kumar Goud/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const buttons = sheet.getAllByRole('button')
    const paid = buttons.at(-3)
    if (paid) await userEvent.click(paid)
    await expect(sheet.getAllByRole('textbox')[0]).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Nothing: Story = { parameters: { cache: [[open, []]] } }

export const Loading: Story = { parameters: { cache: [], pending: [open] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [open] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
