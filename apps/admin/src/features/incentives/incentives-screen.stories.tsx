import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { IncentiveRule } from '@angadi/data/incentives/incentives.ts'
import { incentiveKeys } from '@angadi/data/incentives/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import IncentivesScreen from './incentives-screen.tsx'

const running: IncentiveRule = {
  id: 'day',
  kind: 'day',
  deliveries: 8,
  from_minute: null,
  to_minute: null,
  amount_paise: 8000,
  budget_paise: 500_000,
  starts_on: '2026-11-23',
  ends_on: '2026-11-29',
  state: 'running',
  region_name: 'Zaheerabad',
  made_by: 'Meera Krishnan',
  couriers: 12,
  paid_paise: 184_000,
}
const coming: IncentiveRule = {
  ...running,
  id: 'peak',
  kind: 'peak',
  deliveries: null,
  from_minute: 720,
  to_minute: 870,
  amount_paise: 1500,
  starts_on: '2026-12-01',
  ends_on: '2026-12-31',
  state: 'coming',
  region_name: null,
  couriers: 0,
  paid_paise: 0,
}
const over: IncentiveRule = { ...running, id: 'over', deliveries: 5, state: 'over', paid_paise: 500_000 }
const regions = [adminKeys.regions, [{ id: 'r', slug: 'bidar', name: 'Bidar' }]] as const

const meta = {
  title: 'Admin/Extra pay',
  component: IncentivesScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/incentives',
    cache: [regions, [incentiveKeys.all, [running, coming, over]]],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof IncentivesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What runs and what is to come can be ended; a rule that pays nobody is not made. */
export const Full: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getAllByRole('button', { name: /^End/ })).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText('Deliveries in a day'), '8')
    await userEvent.type(canvas.getByLabelText('Extra pay'), '80')
    await userEvent.type(canvas.getByLabelText('Budget'), '79')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a rule' }))
    await expect(canvas.getByLabelText('Budget')).toBeInvalid()
    await expect(canvas.getByLabelText('Extra pay')).toBeValid()
  },
}

/** For the hours of a day. */
export const OfAPeak: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.selectOptions(canvas.getByLabelText('What it is for'), 'peak')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a rule' }))
    await expect(canvas.getByLabelText('Until')).toBeInvalid()
  },
}

/** It is asked once more before a rule ends. */
export const Ending: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: /^End “₹80 for 8/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('delivered before is paid')
  },
}

export const NoRules: Story = { parameters: { cache: [regions, [incentiveKeys.all, []]] } }

export const Loading: Story = { parameters: { cache: [regions], pending: [incentiveKeys.all] } }

export const Unreachable: Story = {
  parameters: { cache: [regions], failed: [incentiveKeys.all] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
