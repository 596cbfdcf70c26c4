import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { AdminPayout } from '@angadi/data/admin-console/payouts.ts'
import { earningsKeys } from '@angadi/data/earnings/keys.ts'
import type { Adjustment } from '@angadi/data/payout-desk/adjustments.ts'
import type { PayoutDifference } from '@angadi/data/payout-desk/differences.ts'
import { payoutDeskKeys } from '@angadi/data/payout-desk/keys.ts'
import type { Payee } from '@angadi/data/payout-desk/payees.ts'
import type { ReserveRule } from '@angadi/data/payout-desk/reserve-rules.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { LISTS } from './parts/payout-list.tsx'
import PayoutsScreen from './payouts-screen.tsx'

const open = adminKeys.payouts(LISTS.open)
const payout: AdminPayout = {
  id: 'one',
  owner_id: 'ravi',
  owner_name: 'Ravi Kumar Goud',
  account_kind: 'courier_payable',
  amount_paise: 132_500,
  set_off_paise: 52_000,
  fee_paise: 0,
  fee_tax_paise: 0,
  at_provider: false,
  attempts: 0,
  next_at: '2026-11-21T16:30:00Z',
  statement_id: null,
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
  owner_id: 'deg',
  owner_name: 'Deg & Dastarkhwan',
  account_kind: 'vendor_payable',
  amount_paise: 4_812_350,
  set_off_paise: 0,
  status: 'processing',
  method: 'upi',
  destination: 'de•••@okaxis',
  at_provider: true,
  attempts: 3,
  statement_id: 'week',
}
const statement = {
  id: 'week',
  cycle: 'weekly',
  run_at: '2026-11-23T00:30:00Z',
  since: '2026-11-16T00:30:00Z',
  opening_paise: 0,
  lines_paise: 4_812_350,
  closing_paise: 4_812_350,
  held_paise: 0,
  payout_paise: 4_812_350,
  carried_paise: 0,
  reason: null,
  lines: [
    { code: 'sales', amount_paise: 5_200_000, movements: 41 },
    { code: 'commission', amount_paise: -387_650, movements: 41 },
  ],
  held: [],
  reserve: [{ amount_paise: 96_250, left_paise: 96_250, release_at: '2026-12-07T00:30:00Z' }],
  payout: {
    amount_paise: 4_812_350,
    status: 'processing',
    destination: 'de•••@okaxis',
    reference: null,
    note: null,
  },
}
const movements = {
  pages: [
    [
      {
        id: 2,
        at: '2026-11-22T13:00:00Z',
        code: 'earned',
        amount_paise: 58_300,
        order_number: 'HYD-261122-0042',
      },
      {
        id: 1,
        at: '2026-11-21T13:00:00Z',
        code: 'returned',
        amount_paise: -5250,
        order_number: 'HYD-261121-0017',
      },
    ],
  ],
  pageParams: [undefined],
}
const payee: Payee = {
  owner_id: 'deg',
  owner_name: 'Deg & Dastarkhwan',
  account_kind: 'vendor_payable',
  balance_paise: 812_350,
  destination: '•••• 9091',
  check_state: 'failed',
  check_reason: 'name_differs',
  last_made_at: '2026-11-23T00:35:00Z',
  last_payout_paise: 0,
  last_reason: 'account_unverified',
}
const owing: Payee = {
  ...payee,
  owner_id: 'ravi',
  owner_name: 'Ravi Kumar Goud',
  account_kind: 'courier_payable',
  balance_paise: -4500,
  destination: null,
  check_state: null,
  check_reason: null,
  last_made_at: null,
  last_payout_paise: null,
  last_reason: null,
}
const waiting: Adjustment = {
  id: 'correction',
  owner_name: 'Deg & Dastarkhwan',
  account_kind: 'vendor_payable',
  amount_paise: 75_000,
  note: 'Two orders of Sunday were charged twice',
  state: 'waiting',
  asked_by: 'Meera Krishnan',
  asked_at: '2026-11-26T06:00:00Z',
  decided_by: null,
  decided_at: null,
  may_agree: true,
}
const rule: ReserveRule = {
  id: 'rule',
  account_kind: 'vendor_payable',
  from_age_days: 0,
  valid_from: '2026-12-01',
  share_bp: 1250,
  refund_days: null,
  release_days: 14,
  note: 'Refunds of new vendors doubled in November',
  state: 'waiting',
  asked_by: 'Meera Krishnan',
  asked_at: '2026-11-26T06:00:00Z',
  decided_by: null,
  decided_at: null,
  may_agree: true,
  holds: false,
}
const holding: ReserveRule = {
  ...rule,
  id: 'holding',
  from_age_days: 90,
  valid_from: '2026-11-01',
  share_bp: null,
  refund_days: 30,
  state: 'active',
  decided_by: 'Farah Naaz',
  decided_at: '2026-10-30T06:00:00Z',
  holds: true,
}
const lost: PayoutDifference = {
  id: 'difference',
  kind: 'not_told',
  subject: 'pout_QwErTy12345678',
  ours_paise: 4_812_350,
  theirs_paise: 4_812_350,
  action: 'take_in',
  found_at: '2026-11-27T02:00:00Z',
  is_open: true,
  decided_at: null,
  decided_name: null,
  note: null,
  made_at: '2026-11-26T10:00:00Z',
  owner_name: 'Deg & Dastarkhwan',
}

const meta = {
  title: 'Admin/Payouts',
  component: PayoutsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/payouts',
    cache: [
      [open, [payout, vendor]],
      [earningsKeys.oneStatement('week'), statement],
      [earningsKeys.statementMovements('week'), movements],
      [earningsKeys.statements('deg', 'vendor_payable'), []],
      [payoutDeskKeys.payees(''), [payee, owing]],
      [
        payoutDeskKeys.adjustments,
        [waiting, { ...waiting, id: 'own', may_agree: false }, { ...waiting, id: 'done', state: 'posted' }],
      ],
      [payoutDeskKeys.reserveRules, [rule, holding, { ...rule, id: 'not', state: 'refused' }]],
      [payoutDeskKeys.differences(true), [lost]],
      [payoutDeskKeys.days, [{ day: '2026-11-26', read_at: '2026-11-26T20:51:00Z', is_due: false }]],
    ],
  },
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

/** A payout that the service has: how often it was asked, and its statement down to the order. */
export const AtTheService: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Deg & Dastarkhwan/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const buttons = sheet.getAllByRole('button')
    const toStatement = buttons.at(-2)
    if (toStatement) await userEvent.click(toStatement)
    const opened = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body)
    const shown = opened.getAllByRole('button').at(-1)
    if (shown) await userEvent.click(shown)
    await expect(await opened.findByText(/HYD-261122-0042/)).toBeVisible()
  },
}

/** A payee whose account was not confirmed; a correction needs an amount and a reason. */
export const Corrected: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[1]) await userEvent.click(views[1])
    await userEvent.click(await canvas.findByRole('button', { name: /Deg & Dastarkhwan/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const correct = sheet.getAllByRole('button').at(-1)
    if (correct) await userEvent.click(correct)
    const send = sheet.getAllByRole('button').at(-1)
    if (send) await userEvent.click(send)
    for (const box of sheet.getAllByRole('textbox')) await expect(box).toHaveAttribute('aria-invalid', 'true')
  },
}

/** A correction that waits for a second person. */
export const SecondPerson: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[2]) await userEvent.click(views[2])
    const [first] = await canvas.findAllByRole('button', { name: /Deg & Dastarkhwan/ })
    if (first) await userEvent.click(first)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('Two orders of Sunday were charged twice')).toBeVisible()
  },
}

/** What is kept for refunds: a rule that waits for a second person. */
export const Reserve: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[3]) await userEvent.click(views[3])
    const [first] = await within(await canvas.findByRole('list')).findAllByRole('button')
    if (first) await userEvent.click(first)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('Refunds of new vendors doubled in November')).toBeVisible()
  },
}

/** A new rule needs a share, a day and a reason. */
export const NewRule: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[3]) await userEvent.click(views[3])
    const buttons = await canvas.findAllByRole('button')
    if (buttons[0]) await userEvent.click(buttons[0])
    const sheet = within(await screen.findByRole('dialog'))
    const make = sheet.getAllByRole('button').at(-1)
    if (make) await userEvent.click(make)
    await expect(sheet.getAllByRole('textbox').filter((box) => box.ariaInvalid === 'true')).toHaveLength(2)
  },
}

/** Where the books differ: without a reason nothing is taken in. */
export const Differences: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findAllByRole('radio')
    if (views[4]) await userEvent.click(views[4])
    await userEvent.click(await canvas.findByRole('button', { name: /Deg & Dastarkhwan/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const take = sheet.getAllByRole('button').at(-1)
    if (take) await userEvent.click(take)
    await expect(sheet.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
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
