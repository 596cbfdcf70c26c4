import type { DishProposal } from '@angadi/data/food/food-order.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleTracking } from '../../shared/samples/orders.ts'
import RunOutCard from './run-out-card.tsx'

function asked(changes: Partial<DishProposal> = {}) {
  const proposal: DishProposal = {
    id: 'asked',
    dish: 'Mutton haleem',
    of_pieces: 2,
    missing: 2,
    missing_paise: 49_800,
    name: 'Hyderabadi chicken dum biryani, family pack with raita and salan',
    picture: null,
    unit_paise: 27_900,
    quantity: 2,
    total_paise: 49_800,
    state: 'offered',
    answered_by: null,
    answer_by: new Date(Date.now() + 140_000).toISOString(),
    back_paise: 0,
    is_all: false,
    ...changes,
  }
  return {
    tracking: sampleTracking({
      order: { trade: 'food' },
      detail: { no_cutlery: false, proposals: [proposal] },
    }),
  }
}

const meta = {
  title: 'Customer/RunOut',
  component: RunOutCard,
  args: { ...asked(), receivedAt: Date.now() },
  beforeEach: () => useSession.setState({ ready: true, userId: 'asha', claimedRoles: ['user'] }),
} satisfies Meta<typeof RunOutCard>
export default meta
type Story = StoryObj<typeof meta>

/** Something dearer is offered: it costs what was ordered, or the money comes back, or nothing is ordered at all. */
export const Offered: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Mutton haleem ran out' })).toBeVisible()
    await expect(canvas.getByText(/You pay ₹498 instead of ₹558/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Yes, please' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Without it, ₹498 back' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel the order, free of charge' })).toBeVisible()
  },
}

/** Nothing else is like it: one of two is left out. */
export const LeftOut: Story = {
  args: asked({
    name: null,
    unit_paise: null,
    quantity: null,
    total_paise: 0,
    missing: 1,
    missing_paise: 24_900,
  }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: '1 × Mutton haleem ran out' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Yes, please' })).toBeNull()
  },
}

/** It was the only dish: without it there is no order. */
export const OnlyDish: Story = {
  args: asked({ is_all: true }),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/order is cancelled and everything/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Without it/ })).toBeNull()
  },
}

/** Answered: nothing is asked any more. */
export const Answered: Story = {
  args: asked({ state: 'accepted', answered_by: 'customer' }),
}

/** What came cannot be read. */
export const Unreadable: Story = {
  args: { tracking: sampleTracking({ detail: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
