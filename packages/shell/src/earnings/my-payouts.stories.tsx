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

const meta = {
  title: 'Shell/Payouts',
  component: MyPayouts,
  parameters: { cache: [[mine, [sampleEarnings()]], statement] },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof MyPayouts>
export default meta
type Story = StoryObj<typeof meta>

/** Earnings less the cash in hand, ready to be paid out, with what a refund took back. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Get ₹1,325 paid' })).toBeEnabled()
    await expect(canvas.getByText('−₹18')).toBeVisible()
    await expect(canvas.getByText('Delivery pay ₹25, Tip ₹20')).toBeVisible()
    await expect(canvas.getByText('An item was spoiled or broken · 1 × Dosa')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Download CSV' })).toBeEnabled()
  },
}

/** No account yet: the form names what is wrong with what was typed. */
export const NoAccount: Story = {
  parameters: { cache: [[mine, [sampleEarnings({ account: null, payouts: [] })]], statement] },
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button')
    if (add) await userEvent.click(add)
    const sheet = within(await screen.findByRole('dialog'))
    const save = sheet.getAllByRole('button').at(-1)
    if (save) await userEvent.click(save)
    for (const field of sheet.getAllByRole('textbox'))
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
    ],
  },
}

/** Refunds took more than there was. */
export const Owing: Story = {
  parameters: {
    cache: [[mine, [sampleEarnings({ balance_paise: -5000, available_paise: 0, cash_paise: 0 })]], statement],
  },
}

export const Unreachable: Story = {
  parameters: { cache: [], failed: [mine] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
