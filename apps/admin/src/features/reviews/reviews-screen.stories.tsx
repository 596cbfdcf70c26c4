import { reviewKeys } from '@angadi/data/reviews/keys.ts'
import type { ReportedReview } from '@angadi/data/reviews/reported-reviews.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import ReviewsScreen from './reviews-screen.tsx'

const hidden: ReportedReview = {
  id: 'one',
  at: '2026-11-22T09:00:00Z',
  author_name: 'Suresh',
  stars: 1,
  body: 'Do not buy here, buy at my cousin’s shop.',
  photos: [],
  reply: null,
  state: 'reported',
  created_at: '2026-11-21T09:00:00Z',
  item_name: 'Cotton kurta, size M',
  vendor_name: 'Vastra Sri',
  order_number: 'HYD-261121-0042',
  reports: [
    { reason: 'spam', note: 'An advert for another shop', by_vendor: false, at: '2026-11-22T09:00:00Z' },
    { reason: 'off_topic', note: null, by_vendor: true, at: '2026-11-22T09:30:00Z' },
  ],
  decision: null,
}
const kept: ReportedReview = {
  ...hidden,
  id: 'two',
  body: 'The colour ran in the first wash.',
  state: 'shown',
  decision: { is_kept: true, note: 'An honest opinion', at: '2026-11-22T10:00:00Z', by: 'Meera Krishnan' },
}
const around = [
  [reviewKeys.reportedCount, { open: 1, hidden: 1 }],
  [reviewKeys.reported('open'), { pages: [[hidden]], pageParams: [undefined] }],
  [reviewKeys.reported('decided'), { pages: [[kept]], pageParams: [undefined] }],
] as const

const meta = {
  title: 'Admin/Reported reviews',
  component: ReviewsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/reviews', cache: around },
  beforeEach: () => {
    useSession.setState({
      ready: true,
      userId: '11111111-1111-4111-8111-111111111111',
      claimedRoles: ['admin'],
    })
  },
} satisfies Meta<typeof ReviewsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What waits, with every reason; whoever takes a review down says why. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('An advert for another shop')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take down the review of Suresh' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take this review down?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }))
    await expect(await dialog.findByText('Please say why: the author reads it.')).toBeVisible()
  },
}

/** What was decided, by whom and why. */
export const Decided: Story = {
  parameters: { path: '/admin/reviews?queue=decided' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An honest opinion')).toBeVisible()
  },
}

export const NothingWaits: Story = {
  parameters: {
    cache: [
      [reviewKeys.reportedCount, { open: 0, hidden: 0 }],
      [reviewKeys.reported('open'), { pages: [[]], pageParams: [undefined] }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reported reviews wait')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: {
    cache: [[reviewKeys.reportedCount, { open: 0, hidden: 0 }]],
    failed: [reviewKeys.reported('open')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reports could not be loaded')).toBeVisible()
  },
}
