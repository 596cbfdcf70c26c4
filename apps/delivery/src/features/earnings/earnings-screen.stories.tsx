import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { earningsKeys } from '@angadi/data/earnings/keys.ts'
import { sampleEarnings } from '@angadi/data/earnings/sample-earnings.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCourier, sampleDay, sampleJob } from '../../shared/samples.ts'
import EarningsScreen from './earnings-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const day = courierKeys.day(COURIER, undefined)
const me = [courierKeys.me(COURIER), sampleCourier()] as const
const earned = [earningsKeys.mine(COURIER), [sampleEarnings({ owner_id: COURIER })]] as const
const statement = [
  earningsKeys.statement(COURIER, 'courier_payable'),
  { pages: [[]], pageParams: [undefined] },
] as const

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
    cache: [me, earned, statement, [day, sampleDay()], [courierKeys.jobs(COURIER), [sampleJob()]]],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Deg & Dastarkhwan/)).length).toBeGreaterThan(0)
  },
}

/** At the cash limit: that no cash job comes, how the cash is handed in, and what was handed in before. */
export const AtTheLimit: Story = {
  parameters: {
    cache: [
      me,
      earned,
      statement,
      [day, { ...sampleDay(), cash_in_hand_paise: 300_000 }],
      [courierKeys.jobs(COURIER), []],
      [
        courierKeys.deposits(COURIER),
        {
          pages: [
            [
              {
                id: 3,
                at: '2026-11-20T06:00:00Z',
                kind: 'cash_deposit',
                amount_paise: 245_000,
                reference: 'Receipt 118',
              },
            ],
          ],
          pageParams: [undefined],
        },
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(/Receipt 118/)).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText(/no cash jobs come until you hand it in/)).toBeVisible()
  },
}

/** Nothing has been delivered yet. */
export const Empty: Story = {
  parameters: { cache: [me, earned, statement, [day, sampleDay(0)], [courierKeys.jobs(COURIER), []]] },
}

export const Loading: Story = { parameters: { cache: [me, earned, statement], pending: [day] } }

export const Unreachable: Story = {
  parameters: { cache: [me, earned, statement], failed: [day] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
