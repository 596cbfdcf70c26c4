import { type GroceryJob, groceryJobsOptions } from '@angadi/data/grocery/jobs.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import GroceryScreen from './grocery-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const jobs = groceryJobsOptions(COURIER, 'en').queryKey
const job: GroceryJob = {
  order_id: 'order',
  order_number: 'HYD-261122-0042',
  status: 'ready',
  state: 'at_pickup',
  ready: true,
  vendor_name: 'Annapurna Kirana',
  collect_cash_paise: 41_250,
  promised_max_at: '2026-11-22T13:30:00Z',
  scheduled_for: null,
  bags: [
    { number: 1, holds: 'food', code: 'HYD-261122-0042-1', checked_at: '2026-11-22T13:00:00Z' },
    { number: 2, holds: 'chilled', code: 'HYD-261122-0042-2', checked_at: null },
  ],
  lines: [
    {
      position: 1,
      packed_with: 'food',
      name: 'Sona Masoori rice',
      picture: null,
      pack_size: 1,
      pack_unit: 'kg',
      quantity: 0,
      grams: null,
      state: 'short',
      instead: { name: 'Basmati rice', quantity: 1, pack_size: 1, pack_unit: 'kg' },
    },
    {
      position: 2,
      packed_with: 'food',
      name: 'Tomatoes',
      picture: null,
      pack_size: 1,
      pack_unit: 'kg',
      quantity: null,
      grams: 940,
      state: 'picked',
      instead: null,
    },
    {
      position: 3,
      packed_with: 'chilled',
      name: 'Curd',
      picture: null,
      pack_size: 1,
      pack_unit: 'kg',
      quantity: 1,
      grams: null,
      state: 'picked',
      instead: null,
    },
  ],
}

const meta = {
  title: 'Delivery/Groceries',
  component: GroceryScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/delivery/grocery' },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof GroceryScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One bag is taken, one is not; what is in each, with what replaced what (Issue 11, item checklist). */
export const Taking: Story = {
  parameters: { cache: [[jobs, [job]]] },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('1 of 2 bags to take')).toBeVisible()
    await userEvent.click(canvas.getByText('Food: 2 items'))
    await expect(await canvas.findByText('Instead: 1 × Basmati rice, 1 kg')).toBeVisible()
  },
}

/** The store is still packing. */
export const NotPacked: Story = { parameters: { cache: [[jobs, [{ ...job, ready: false, bags: [] }]]] } }

/** Nothing to carry. */
export const Empty: Story = { parameters: { cache: [[jobs, []]] } }

export const Loading: Story = { parameters: { pending: [jobs] } }

export const Unreachable: Story = {
  parameters: { failed: [jobs] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
