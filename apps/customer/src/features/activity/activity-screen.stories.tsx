import { activityOptions } from '@angadi/data/activity/activity.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
    if (globals['language'] === 'en') await expect(canvas.getByText('Mandi House arrived')).toBeVisible()
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
