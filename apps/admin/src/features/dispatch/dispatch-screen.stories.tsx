import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import { dispatchKeys } from '@angadi/data/dispatch/keys.ts'
import type { DispatchRule } from '@angadi/data/dispatch/rules.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import DispatchScreen from './dispatch-screen.tsx'

const everywhere: DispatchRule = {
  id: 1,
  region_id: null,
  region: null,
  work: null,
  valid_from: '-infinity',
  in_force: true,
  rounds: [
    { radius_m: 3000, wave: 1 },
    { radius_m: 5000, wave: 2 },
  ],
  far_m: 20_000,
  offer_seconds: null,
  stale_seconds: 60,
  silent_seconds: 60,
  max_extra_seconds: 300,
  rating_floor: null,
  weights: { pickup: -1, idle: 1, acceptance: 60, vehicle: 1, wish: 3000 },
  stopped: false,
  note: null,
}
const stopped: DispatchRule = {
  ...everywhere,
  id: 2,
  region_id: 'r',
  region: 'Bidar',
  work: 'rides',
  valid_from: '2026-11-27T10:00:00Z',
  rating_floor: 4.2,
  offer_seconds: 20,
  stopped: true,
  note: 'Flood at the bridge',
}
const past: DispatchRule = {
  ...stopped,
  id: 3,
  valid_from: '2026-11-20T10:00:00Z',
  in_force: false,
  stopped: false,
}
const regions = [adminKeys.regions, [{ id: 'r', slug: 'bidar', name: 'Bidar' }]] as const

const meta = {
  title: 'Admin/Dispatch',
  component: DispatchScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/dispatch',
    cache: [regions, [dispatchKeys.rules, [past, stopped, everywhere]]],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof DispatchScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Rules with their values; a number that cannot be is said at its field and stays. */
export const Full: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getAllByText('Flood at the bridge')).toHaveLength(2)
    const offer = canvas.getByLabelText('An offer lasts, in seconds')
    await userEvent.type(offer, '5')
    await userEvent.click(canvas.getByRole('button', { name: 'Set the rule' }))
    await expect(offer).toBeInvalid()
    await expect(offer).toHaveValue('5')
  },
}

/** Rounds begin with those in force; one that reaches no farther than the one before is said at its field. */
export const ChangingRounds: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Change the rounds' }))
    const second = canvas.getByLabelText('Round 2: within metres')
    await expect(second).toHaveValue('5000')
    await userEvent.clear(second)
    await userEvent.type(second, '3000')
    const weight = canvas.getByLabelText('Points per second to the pick-up')
    await expect(weight).toHaveAccessibleDescription('Now: -1')
    await userEvent.type(weight, 'much')
    await userEvent.click(canvas.getByRole('button', { name: 'Set the rule' }))
    await expect(second).toHaveAccessibleDescription('Each round must reach farther than the one before.')
    await expect(weight).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove round 2' }))
    await expect(canvas.queryByLabelText('Round 2: within metres')).toBeNull()
  },
}

/** It is asked once more before nothing is offered. */
export const Stopping: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Stop offering: Everywhere · All work' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('nothing is offered')
  },
}

export const NoRules: Story = { parameters: { cache: [regions, [dispatchKeys.rules, []]] } }

export const Loading: Story = { parameters: { cache: [regions], pending: [dispatchKeys.rules] } }

export const Unreachable: Story = {
  parameters: { cache: [regions], failed: [dispatchKeys.rules] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
