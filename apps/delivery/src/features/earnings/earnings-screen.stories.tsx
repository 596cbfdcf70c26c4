import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { earningsKeys } from '@angadi/data/earnings/keys.ts'
import { sampleEarnings } from '@angadi/data/earnings/sample-earnings.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCourier, sampleDay, sampleIncentive, sampleJob } from '../../shared/samples.ts'
import EarningsScreen from './earnings-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const day = courierKeys.day(COURIER, undefined)
const me = [courierKeys.me(COURIER), sampleCourier()] as const
const earned = [earningsKeys.mine(COURIER), [sampleEarnings({ owner_id: COURIER })]] as const
const statement = [
  earningsKeys.statement(COURIER, 'courier_payable'),
  { pages: [[]], pageParams: [undefined] },
] as const
const statements = [earningsKeys.statements(COURIER, 'courier_payable'), []] as const

const meta = {
  title: 'Delivery/Earnings',
  component: EarningsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/driver/dashboard' },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof EarningsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A day's work. */
export const Full: Story = {
  parameters: {
    cache: [
      me,
      earned,
      statement,
      statements,
      [day, sampleDay()],
      [courierKeys.jobs(COURIER), [sampleJob()]],
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Deg & Dastarkhwan/)).length).toBeGreaterThan(0)
  },
}

/** At the cash limit: that no cash job comes, and the way out. */
export const AtTheLimit: Story = {
  parameters: {
    cache: [
      me,
      earned,
      statements,
      statement,
      [day, { ...sampleDay(), cash_in_hand_paise: 300_000 }],
      [courierKeys.jobs(COURIER), []],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/no cash jobs come until you hand it in/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hand in cash' })).toHaveAttribute('href', '/driver/cash')
  },
}

/** Extra pay: what is reached, what is on its way, and what others have earned all of. */
export const ExtraPay: Story = {
  parameters: {
    cache: [
      me,
      earned,
      statements,
      statement,
      [day, sampleDay()],
      [courierKeys.jobs(COURIER), []],
      [
        courierKeys.incentives(COURIER),
        [
          sampleIncentive({ id: 'done', deliveries: 3, amount_paise: 3000, done: 3, earned_paise: 3000 }),
          sampleIncentive({ id: 'next', deliveries: 8, amount_paise: 8000, done: 3 }),
          sampleIncentive({
            id: 'lunch',
            kind: 'peak',
            deliveries: null,
            from_minute: 720,
            to_minute: 870,
            amount_paise: 1500,
            done: 2,
            earned_paise: 3000,
          }),
          sampleIncentive({ id: 'gone', deliveries: 12, amount_paise: 20_000, done: 3, used_up: true }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('3 of 8 deliveries, ₹80 at 8')).toBeVisible()
    await expect(canvas.getByText('3 deliveries done: ₹30 extra')).toBeVisible()
    await expect(canvas.getByText('2 deliveries so far: ₹30 extra')).toBeVisible()
  },
}

/** Nothing has been delivered yet. */
export const Empty: Story = {
  parameters: {
    cache: [me, earned, statement, statements, [day, sampleDay(0)], [courierKeys.jobs(COURIER), []]],
  },
}

export const Loading: Story = { parameters: { cache: [me, earned, statement, statements], pending: [day] } }

export const Unreachable: Story = {
  parameters: { cache: [me, earned, statement, statements], failed: [day] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
