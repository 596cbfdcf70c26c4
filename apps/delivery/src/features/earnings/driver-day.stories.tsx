import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { type DriverDay, driverDayKeys } from '@angadi/data/driver-day/day.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, within } from 'storybook/test'
import { sampleCourier } from '../../shared/samples.ts'
import DailyGoal from './parts/daily-goal.tsx'
import Demand from './parts/demand.tsx'
import RideSums from './parts/ride-sums.tsx'
import RideTermsCard from './parts/ride-terms.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'

function sampleDay(changes: Partial<DriverDay> = {}): DriverDay {
  return {
    goal_paise: 150_000,
    earned_paise: 84_000,
    per_hour_paise: 16_800,
    fee_paise: 0,
    paid_m: 61_000,
    empty_m: 14_500,
    jobs: [
      {
        order_id: 'ride',
        order_number: 'HYD-2611-0077',
        name: 'Ride',
        at: '2026-11-28T09:30:00Z',
        pay_paise: 15_400,
        tip_paise: 2000,
        parts: [
          { code: 'ride_fare', amount_paise: 15_600 },
          { code: 'waiting', amount_paise: 400 },
          { code: 'toll', amount_paise: 1200 },
          { code: 'platform_share', amount_paise: -1800 },
        ],
      },
    ],
    ...changes,
  }
}

const COMMISSION = {
  model: 'commission',
  fee_paise: 0,
  from: '2026-01-01T00:00:00Z',
  modes: [
    { mode: 'trip', commission_bp: 1000 },
    { mode: 'rental', commission_bp: 1000 },
  ],
}
const DAILY_FEE = {
  model: 'daily_fee',
  fee_paise: 2500,
  from: '2026-11-29T18:30:00Z',
  modes: [{ mode: 'trip', commission_bp: 0 }],
}

function cacheOf(day: DriverDay, cells: readonly unknown[], terms: object | null = null) {
  return {
    cache: [
      [courierKeys.me(COURIER), sampleCourier()],
      [driverDayKeys.day(COURIER, undefined), day],
      [driverDayKeys.demand(COURIER), cells],
      [driverDayKeys.rideTerms(COURIER), terms],
    ],
  }
}

const meta = {
  title: 'Delivery/Driver’s day',
  component: DailyGoal,
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
  render: () => (
    <main className="flex flex-col gap-6 p-4">
      <h1 className="sr-only">Day</h1>
      <Suspense>
        <DailyGoal />
        <Demand />
        <RideSums />
        <RideTermsCard />
      </Suspense>
    </main>
  ),
} satisfies Meta<typeof DailyGoal>
export default meta
type Story = StoryObj<typeof meta>

/** Half of the goal, an explained ride, and where customers ask. */
export const UnderWay: Story = {
  parameters: cacheOf(sampleDay(), [
    { lat: 17.68, lng: 77.61, count: 12, place: 'Bus stand' },
    { lat: 17.69, lng: 77.6, count: 4, place: null },
  ]),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('12 requests near Bus stand')).toBeVisible()
    await expect(canvas.getByText('Angadi’s share')).toBeVisible()
  },
}

/** No goal yet, nothing stands out, too short for the pay of an hour; a wrong amount is said. */
export const Fresh: Story = {
  parameters: cacheOf(sampleDay({ goal_paise: null, earned_paise: 0, per_hour_paise: null, jobs: [] }), []),
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a goal' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Keep the goal' }))
    await expect(await page.findByText('Enter an amount from ₹1 to ₹1,00,000.')).toBeVisible()
  },
}

/** More than was wanted. */
export const Reached: Story = {
  parameters: cacheOf(sampleDay({ earned_paise: 152_000 }), []),
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(await canvas.findByText('You have reached your goal.')).toBeVisible()
  },
}

/** A commission today; the driver reads a day before that a fee comes. */
export const TermsChange: Story = {
  parameters: cacheOf(sampleDay(), [], { ...COMMISSION, most_bp: 2000, next: DAILY_FEE }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('10% of the fare, nothing else')).toBeVisible()
    await expect(canvas.getByText('₹25 for a day with a ride, and the whole fare is yours')).toBeVisible()
    await expect(canvas.queryByText('After the fee')).toBeNull()
  },
}

/** The fee of a day stands in its sum as a row of its own, with what is left. */
export const DayWithFee: Story = {
  parameters: cacheOf(sampleDay({ fee_paise: 2500 }), [], { ...DAILY_FEE, most_bp: 2000, next: null }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const today = within(await canvas.findByRole('region', { name: 'Today’s rides' }))
    await expect(today.getByText('₹840')).toBeVisible()
    await expect(today.getByText('₹815')).toBeVisible()
    await expect(
      canvas.getByText('Never more than 20% of the day’s fares, and nothing for a day without a ride.'),
    ).toBeVisible()
  },
}
