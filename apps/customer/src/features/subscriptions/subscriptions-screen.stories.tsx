import { addressKeys } from '@angadi/data/addresses/addresses.ts'
import { subscriptionKeys } from '@angadi/data/subscriptions/keys.ts'
import { monthOf, monthsAfter } from '@angadi/domain/subscriptions/month.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { sampleDays, sampleSubscriptions, shownRange, TODAY } from './samples.ts'
import SubscriptionsScreen from './subscriptions-screen.tsx'

const mine = subscriptionKeys.mine(ANANYA)
/** Tomorrow may be in the next month, which the calendar then shows first. */
const months = [TODAY, daysAfter(TODAY, 1), monthsAfter(monthOf(TODAY), 1), monthsAfter(monthOf(TODAY), -1)]
const days = months.map((day) => [subscriptionKeys.days(ANANYA, ...shownRange(day)), sampleDays()] as const)

const meta = {
  title: 'Customer/Subscriptions',
  component: SubscriptionsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/grocery/subscriptions' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof SubscriptionsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A month of milk, with days that were skipped and days to come. */
export const Full: Story = {
  parameters: {
    cache: [[mine, sampleSubscriptions(50_000)], ...days, [addressKeys.of(ANANYA), []]],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
}

/** The calendar is one stop for the Tab key; arrow keys move between days, Page Down to the next month. */
export const ByKeyboard: Story = {
  ...Full,
  tags: ['!screen'],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    const chosen = grid.querySelector<HTMLElement>('[aria-pressed="true"]')
    chosen?.focus()
    const before = chosen?.dataset['day'] ?? ''
    await userEvent.keyboard('{ArrowDown}')
    await expect(grid.ownerDocument.activeElement).toHaveAttribute('data-day', daysAfter(before, 7))
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(grid.ownerDocument.activeElement).toHaveAttribute('data-day', daysAfter(before, -1))
  },
}

/** The wallet does not cover what comes next. */
export const WalletLow: Story = {
  parameters: { cache: [[mine, sampleSubscriptions(1000)], ...days] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/your wallet has ₹10/)).toBeVisible()
  },
}

/** One subscription: its rule, a new price and its bottles. */
export const Managing: Story = {
  parameters: {
    path: '/grocery/subscriptions?subscription=44444444-4444-4444-8444-444444444444',
    cache: [[mine, sampleSubscriptions(50_000)], ...days],
  },
  play: async ({ canvasElement }) => {
    const { findByRole } = await import('storybook/test').then(({ within }) =>
      within(canvasElement.ownerDocument.body),
    )
    await expect(await findByRole('dialog')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { cache: [[mine, { today: TODAY, wallet_paise: 0, subscribers: [] }]] },
}

export const Loading: Story = { parameters: { pending: [mine] } }

export const Unreachable: Story = { parameters: { failed: [mine] } }
