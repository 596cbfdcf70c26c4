import type { CourierCash, CourierDeposit } from '@angadi/data/admin-console/courier-cash.ts'
import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import CourierCashScreen from './courier-cash-screen.tsx'

const RAVI = '44444444-4444-4444-8444-444444444444'
const list = adminKeys.courierCash('')
const couriers: readonly CourierCash[] = [
  {
    courier_id: RAVI,
    name: 'Ravi Kumar Goud',
    region_slug: 'hyderabad',
    held_paise: 300_000,
    coming_paise: 0,
    limit_paise: 300_000,
    since: '2026-11-24T13:30:00Z',
    deposited_at: '2026-11-20T06:00:00Z',
    online: true,
    measures: [],
  },
  {
    courier_id: 'two',
    name: 'Basavaraj Mali',
    region_slug: 'zaheerabad',
    held_paise: 84_500,
    coming_paise: 31_200,
    limit_paise: 200_000,
    since: '2026-11-26T07:10:00Z',
    deposited_at: null,
    online: true,
    measures: [],
  },
]
const deposit: CourierDeposit = {
  id: 7,
  at: '2026-11-20T06:00:00Z',
  way: 'office',
  amount_paise: 245_000,
  reference: 'Receipt 118',
  place: null,
  recorded_by: 'Meera Krishnan',
}
const counted: CourierDeposit = {
  ...deposit,
  id: 6,
  way: 'counter',
  reference: null,
  place: 'Deg & Dastarkhwan',
  recorded_by: 'Farhan Sheikh',
}
const history = [
  adminKeys.courierDeposits(RAVI),
  { pages: [[deposit, counted]], pageParams: [undefined] },
] as const

const meta = {
  title: 'Admin/Cash with couriers',
  component: CourierCashScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/courier-cash', cache: [[list, couriers], history] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof CourierCashScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Who holds most comes first, with how near the limit that is. */
export const Holding: Story = {
  play: async ({ canvas, globals }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Ravi Kumar Goud')
    if (globals['language'] === 'en') await expect(rows[0]).toHaveTextContent('At the limit of ₹3,000')
  },
}

/** A deposit: no more than is held, with a receipt, and asked once more before it is recorded. */
export const Deposit: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ravi Kumar Goud/ }))
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/Receipt 118/)).toBeVisible()
    await userEvent.type(sheet.getByLabelText('Amount handed in'), '3001')
    await userEvent.click(sheet.getByRole('button', { name: 'Record deposit' }))
    await expect(sheet.getByLabelText('Amount handed in')).toBeInvalid()
    await expect(sheet.getByLabelText('Receipt or reference')).toBeInvalid()
    await userEvent.clear(sheet.getByLabelText('Amount handed in'))
    await userEvent.type(sheet.getByLabelText('Amount handed in'), '2,000')
    await userEvent.type(sheet.getByLabelText('Receipt or reference'), 'Receipt 119{Enter}')
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('₹2,000')
  },
}

export const NobodyHolds: Story = { parameters: { cache: [[list, []]] } }

export const Loading: Story = { parameters: { cache: [], pending: [list] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [list] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
