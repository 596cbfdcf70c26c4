import type { Biller } from '@angadi/data/digital/billers.ts'
import type { FetchedBill } from '@angadi/data/digital/bills.ts'
import { digitalKeys } from '@angadi/data/digital/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import BillsScreen from './bills-screen.tsx'
import { forgetDigitalDraft } from './digital-draft.ts'
import { BILL_ID, bill, categories, gas, power, quote, saved } from './samples.ts'

const meta = {
  title: 'Customer/Digital/Bills',
  component: BillsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/digital/bill-payments' },
  beforeEach: () => {
    signedIn()
    forgetDigitalDraft()
  },
} satisfies Meta<typeof BillsScreen>
export default meta
type Story = StoryObj<typeof meta>

const listed = (billers: readonly Biller[], category?: string) => [
  [digitalKeys.categories, categories],
  [digitalKeys.saved(ANANYA), saved],
  [digitalKeys.billers(category, '', undefined), { pages: [billers], pageParams: [undefined] }],
]

export const Billers: Story = {
  parameters: { cache: listed([gas, power]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await expect(canvas.getAllByRole('link').length).toBeGreaterThanOrEqual(4)
  },
}

export const NoBiller: Story = {
  parameters: { path: '/digital/bill-payments?category=water', cache: listed([], 'water') },
}

export const Unreachable: Story = {
  parameters: { failed: [digitalKeys.billers(undefined, '', undefined), digitalKeys.saved(ANANYA)] },
}

/** What a biller asks for, by its lengths; a wrong entry is named before anything is sent. */
export const Form: Story = {
  parameters: {
    path: '/digital/bill-payments?biller=tgspdcl',
    cache: [[digitalKeys.biller('tgspdcl'), power]],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '1234{Enter}')
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
  },
}

const fetched = (biller: Biller, changes: Partial<FetchedBill> = {}) => ({
  path: `/digital/bill-payments?biller=${biller.code}&bill=${BILL_ID}`,
  cache: [
    [digitalKeys.biller(biller.code), biller],
    [digitalKeys.bill(BILL_ID), { ...bill, biller_code: biller.code, ...changes }],
    [digitalKeys.saved(ANANYA), []],
    [
      digitalKeys.quote(ANANYA, { service: 'bill', bill_fetch_id: BILL_ID, amount_paise: 124_050 }),
      {
        ...quote,
        totals: { charges: [{ code: 'face_value', amount_paise: 124_050 }], total_paise: 124_050 },
      },
    ],
  ],
})
const noBill = {
  amount_paise: null,
  bill_number: null,
  customer_name: null,
  due_on: null,
  bill_date: null,
} as const

export const Pending: Story = { parameters: fetched(power, { ...noBill, status: 'pending' }) }

/** The bill as it came; the biller takes exactly its amount. */
export const Fetched: Story = {
  parameters: fetched(power),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1,240\.50/ }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/1,240\.50/)
  },
}

/** The biller takes another amount too: within its limits only. */
export const AnyAmount: Story = {
  parameters: fetched(gas),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveValue('1240.5')
    await userEvent.clear(field)
    await userEvent.type(field, '0.50')
    await expect(field).toBeInvalid()
  },
}

export const NothingDue: Story = {
  parameters: fetched(power, { ...noBill, status: 'failed', failure_code: 'no_bill_due' }),
}

/** No answer in time; this biller takes an amount without a bill. */
export const TimedOut: Story = {
  parameters: fetched(gas, { ...noBill, status: 'failed', failure_code: 'no_answer' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('textbox')).toBeVisible()
  },
}
