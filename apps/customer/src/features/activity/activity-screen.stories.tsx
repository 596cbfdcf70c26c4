import { activityOptions } from '@angadi/data/activity/activity.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleActivity } from '../../shared/samples/activity.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import ActivityScreen from './activity-screen.tsx'

const timeline = activityOptions(ANANYA, undefined).queryKey

const meta = {
  title: 'Customer/Activity',
  component: ActivityScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/activity' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ActivityScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Orders, payments, notifications and reviews, day by day (Spec §2 /activity). */
export const Full: Story = {
  parameters: { cache: [[timeline, { pages: [sampleActivity], pageParams: [undefined] }]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(days).toHaveLength(3)
    const first = within(canvas.getByRole('region', { name: days[0] ?? '' }))
    await expect(first.getAllByRole('listitem')).toHaveLength(2)
    await expect(first.getByText('Mandi House arrived')).toBeVisible()
    await expect(canvas.getByText('−₹680')).toBeVisible()
    await expect(canvas.getByText('Chutneys & Dosas rated with 5 stars')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** Nothing has happened yet. */
export const None: Story = {
  parameters: { cache: [[timeline, { pages: [[]], pageParams: [undefined] }]] },
}

/** Still loading. */
export const Loading: Story = { parameters: { pending: [timeline] } }

/** The timeline could not be loaded. */
export const Unreachable: Story = {
  parameters: { failed: [timeline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
