import { earningsKeys } from '@angadi/data/earnings/keys.ts'
import { sampleEarnings } from '@angadi/data/earnings/sample-earnings.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { MyPayouts } from './my-payouts.tsx'

const { owner_id: COURIER } = sampleEarnings()
const mine = earningsKeys.mine(COURIER)
const statement = [
  earningsKeys.statement(COURIER, 'courier_payable'),
  {
    pages: [
      [
        {
          id: 3,
          at: '2026-11-21T15:00:00Z',
          kind: 'order_refunded',
          amount_paise: -1800,
          order_number: 'HYD-261121-0042',
          note: null,
          order_id: null,
          vendor_name: 'Deg & Dastarkhwan',
          story: { reason: 'item_bad', parts: [], lines: [{ name: 'Dosa', quantity: 1 }] },
        },
        {
          id: 2,
          at: '2026-11-21T13:00:00Z',
          kind: 'order_settled',
          amount_paise: 4500,
          order_number: 'HYD-261121-0042',
          note: null,
          order_id: null,
          vendor_name: 'Deg & Dastarkhwan',
          story: {
            reason: null,
            parts: [
              { code: 'pay', amount_paise: 2500 },
              { code: 'tip', amount_paise: 2000 },
            ],
            lines: [],
            distance_m: 1400,
          },
        },
        {
          id: 1,
          at: '2026-11-15T09:00:00Z',
          kind: 'payout',
          amount_paise: -410_000,
          order_number: null,
          note: null,
          order_id: null,
          vendor_name: 'Deg & Dastarkhwan',
          story: { reason: null, parts: [], lines: [] },
        },
      ],
    ],
    pageParams: [undefined],
  },
] as const

const week = {
  id: 'week',
  cycle: 'weekly',
  run_at: '2026-11-23T00:30:00Z',
  since: '2026-11-16T00:30:00Z',
  opening_paise: -1200,
  lines_paise: 262_475,
  closing_paise: 261_275,
  held_paise: 0,
  payout_paise: 261_275,
  carried_paise: 0,
  reason: null,
} as const
const statements = [
  earningsKeys.statements(COURIER, 'courier_payable'),
  [
    { ...week, status: 'paid' },
    {
      ...week,
      id: 'before',
      run_at: '2026-11-16T00:30:00Z',
      payout_paise: 0,
      reason: 'account_unverified',
      status: null,
    },
  ],
] as const
const oneStatement = [
  earningsKeys.oneStatement('week'),
  {
    ...week,
    lines: [
      { code: 'sales', amount_paise: 254_238, movements: 3 },
      { code: 'commission', amount_paise: -30_509, movements: 3 },
      { code: 'gst_collected_for_the_seller', amount_paise: 45_764, movements: 0 },
      { code: 'gst_on_commission', amount_paise: -5492, movements: 0 },
      { code: 'tcs_section_52', amount_paise: -1272, movements: 0 },
      { code: 'tds_ecommerce', amount_paise: -254, movements: 0 },
    ],
    held: [],
    reserve: [],
    payout: {
      amount_paise: 261_275,
      status: 'paid',
      destination: '•••• 9012',
      reference: 'UTR 20261123',
      note: null,
    },
  },
] as const

const meta = {
  title: 'Shell/Payouts',
  component: MyPayouts,
  parameters: { cache: [[mine, [sampleEarnings()]], statement, statements, oneStatement] },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof MyPayouts>
export default meta
type Story = StoryObj<typeof meta>

/** A rule keeps a share for refunds: how much is kept, and when it comes back. */
export const Reserve: Story = {
  parameters: {
    cache: [
      [
        mine,
        [
          sampleEarnings({
            reserve: {
              kept_paise: 26_240,
              share_bp: 1000,
              refund_days: null,
              release_days: 14,
              next_release_at: '2026-12-07T00:30:00Z',
            },
          }),
        ],
      ],
      statement,
      statements,
      oneStatement,
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByText('10% of each statement is kept for refunds and comes back after 14 days.'),
    ).toBeVisible()
  },
}

/** Earnings less the cash in hand, ready to be paid out, with what a refund took back. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Get ₹1,309.37 paid' })).toBeEnabled()
    await expect(
      canvas.getByText('What can be paid out is paid by itself on 30 Nov, 6:00 am, without a fee.'),
    ).toBeVisible()
    await expect(canvas.getByText('−₹18')).toBeVisible()
    await expect(canvas.getByText('Delivery pay ₹25, Tip ₹20')).toBeVisible()
    await expect(canvas.getByText('An item was spoiled or broken · 1 × Dosa')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Download CSV' })).toBeEnabled()
  },
}

/** A part is ready, and a part is held: it says so. */
export const PartlyHeld: Story = {
  parameters: {
    cache: [
      [mine, [sampleEarnings({ instant: { ...sampleEarnings().instant, held_paise: 40_000 } })]],
      statement,
      statements,
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByText(/₹400 is held for a few days, because you are new here/),
    ).toBeVisible()
  },
}

/** What a payout at once costs is shown before it is confirmed. */
export const Instant: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Get ₹1,309.37 paid' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('−₹13.25')).toBeVisible()
    await expect(sheet.getByText('−₹2.38')).toBeVisible()
  },
}

/** A week's statement, line by line, from the sales to the bank. */
export const Statement: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const [first] = await canvas.findAllByRole('button', { name: /Week until/ })
    if (first) await userEvent.click(first)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('TCS (section 52)')).toBeVisible()
    await expect(sheet.getByText('•••• 9012 · Paid · UTR 20261123')).toBeVisible()
  },
}

/** The bank did not confirm the account: nothing is paid to it, and it says why. */
export const Unconfirmed: Story = {
  parameters: {
    cache: [
      [
        mine,
        [
          sampleEarnings({
            account: {
              method: 'bank',
              masked: '•••• 9012',
              usable_from: '2026-11-01T10:00:00Z',
              check_state: 'failed',
              check_reason: 'name_differs',
              problem: 'account_unverified',
            },
          }),
        ],
      ],
      statement,
      statements,
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByText('Your bank has not confirmed the account. Nothing is paid to it before.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/is paid by itself/)).not.toBeInTheDocument()
  },
}

/** No account yet: the form names what is wrong with what was typed. */
export const NoAccount: Story = {
  parameters: {
    cache: [[mine, [sampleEarnings({ account: null, has_pan: false, payouts: [] })]], statement, statements],
  },
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button')
    if (add) await userEvent.click(add)
    const sheet = within(await screen.findByRole('dialog'))
    const save = sheet.getAllByRole('button').at(-1)
    if (save) await userEvent.click(save)
    // The PAN may be left out.
    for (const field of sheet.getAllByRole('textbox').slice(0, -1))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

/** A payout is under way; no second one can be asked for. */
export const UnderWay: Story = {
  parameters: {
    cache: [
      [
        mine,
        [
          sampleEarnings({
            balance_paise: 0,
            available_paise: 0,
            cash_paise: 0,
            payouts: sampleEarnings().payouts.map((payout) => ({
              ...payout,
              status: 'processing',
              settled_at: null,
            })),
          }),
        ],
      ],
      statement,
      statements,
    ],
  },
}

/** Refunds took more than there was. */
export const Owing: Story = {
  parameters: {
    cache: [
      [mine, [sampleEarnings({ balance_paise: -5000, available_paise: 0, cash_paise: 0 })]],
      statement,
      statements,
    ],
  },
}

export const Unreachable: Story = {
  parameters: { cache: [], failed: [mine] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
