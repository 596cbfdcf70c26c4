import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleJob } from '../../shared/samples.ts'
import GroceryScreen from './grocery-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const jobs = courierKeys.jobs(COURIER)
const detail = {
  bags: [
    { number: 1, holds: 'food', code: 'HYD-261122-0042-1', checked_at: '2026-11-22T13:00:00Z' },
    { number: 2, holds: 'chilled', code: 'HYD-261122-0042-2', checked_at: null },
  ],
  lines: [
    {
      position: 1,
      packed_with: 'food',
      name: 'Sona Masoori rice',
      name_translations: {},
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
      name_translations: {},
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
      name_translations: {},
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
const job = sampleJob({
  order_number: 'HYD-261122-0042',
  status: 'ready',
  state: 'at_pickup',
  vendor_name: 'Annapurna Kirana',
  collect_cash_paise: 41_250,
  trade: 'grocery',
  detail,
})

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
export const NotPacked: Story = {
  parameters: { cache: [[jobs, [{ ...job, ready: false, detail: { ...detail, bags: [] } }]]] },
}

/** Nothing to carry but dinner. */
export const Empty: Story = { parameters: { cache: [[jobs, [sampleJob()]]] } }

export const Loading: Story = { parameters: { pending: [jobs] } }

export const Unreachable: Story = {
  parameters: { failed: [jobs] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
