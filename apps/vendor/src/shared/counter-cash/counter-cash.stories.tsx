import { useSession } from '@angadi/data/session/session-store.ts'
import type { CounterDeposit } from '@angadi/data/vendor-console/counter-deposits.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import CounterCash from './counter-cash.tsx'
import CounterHistory from './counter-history.tsx'

const VENDOR = '11111111-1111-4111-8111-111111111111'
const key = vendorConsoleKeys.counterDeposits(VENDOR)
const asked: CounterDeposit = {
  id: 'asked',
  courier_name: 'Ravi Kumar Goud',
  amount_paise: 120_000,
  state: 'asked',
  asked_at: '2026-11-27T08:30:00Z',
  expires_at: '2026-11-27T09:00:00Z',
  decided_at: null,
  decided_by: null,
}
const taken: CounterDeposit = {
  ...asked,
  id: 'taken',
  state: 'taken',
  decided_at: '2026-11-26T08:40:00Z',
  decided_by: 'Farhan Sheikh',
}

const meta = {
  title: 'Vendor/Cash at the counter',
  component: CounterCash,
  args: { vendorId: VENDOR },
  parameters: { cache: [[key, [asked, taken]]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'vendor', claimedRoles: ['vendor'] }),
} satisfies Meta<typeof CounterCash>
export default meta
type Story = StoryObj<typeof meta>

/** A courier stands at the counter: count, then say so. */
export const Asked: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Ravi Kumar Goud hands in ₹1,200')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Received ₹1,200' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Not received' })).toBeEnabled()
  },
}

/** What was handed in before, with who counted it. */
export const History: Story = {
  render: () => <CounterHistory vendorId={VENDOR} />,
  parameters: {
    cache: [[key, [asked, taken, { ...taken, id: 'late', state: 'expired', decided_by: null }]]],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/by Farhan Sheikh/)).toBeVisible()
  },
}
