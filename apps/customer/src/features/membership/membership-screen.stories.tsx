import { membershipKeys } from '@angadi/data/membership/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import MembershipScreen from './membership-screen.tsx'
import { sampleMine, samplePlans } from './samples.ts'

const plans = membershipKeys.plans(ANANYA)
const mine = membershipKeys.mine(ANANYA)

const meta = {
  title: 'Customer/Membership',
  component: MembershipScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/membership' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof MembershipScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Who has never tried one may do so without paying. */
export const Trial: Story = {
  parameters: {
    cache: [
      [plans, samplePlans],
      [mine, sampleMine({ membership: null, trial_available: true })],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect((await canvas.findAllByRole('button', { name: 'Try 14 days free' }))[0]).toBeEnabled()
    await expect(canvas.getAllByText('Delivery: free · from ₹199 of goods · within 5 km')[0]).toBeVisible()
    await expect(canvas.getAllByText('Would have saved you ₹126 in the last 30 days')[0]).toBeVisible()
  },
}

/** Somebody's family is invited. */
export const Invited: Story = {
  parameters: {
    cache: [
      [plans, samplePlans],
      [mine, sampleMine({ membership: null, invitations: [{ id: 'invitation', from: 'Ravi' }] })],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Ravi shares their membership with you')).toBeVisible()
  },
}

/** Who has one is led to it. */
export const Member: Story = {
  parameters: {
    cache: [
      [plans, samplePlans],
      [mine, sampleMine()],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect((await canvas.findAllByRole('link', { name: 'To my membership' }))[0]).toHaveAttribute(
      'href',
      '/membership/dashboard',
    )
  },
}

export const Guest: Story = {
  beforeEach: () => guest(),
  parameters: {
    cache: [[membershipKeys.plans(null), samplePlans.map((p) => ({ ...p, last_month_paise: null }))]],
  },
}

/** Whether there is a membership could not be asked: a plan can still be chosen. */
export const MembershipUnreachable: Story = {
  parameters: { cache: [[plans, samplePlans]], failed: [mine] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Choose' })[0]).toBeEnabled())
    await expect(canvas.getAllByRole('button', { name: 'Choose' })[0]).not.toHaveAttribute('aria-busy')
  },
}

export const Loading: Story = { parameters: { pending: [plans, mine] } }

export const Unreachable: Story = { parameters: { failed: [plans, mine] } }
