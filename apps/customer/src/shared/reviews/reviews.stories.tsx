import { reviewKeys } from '@angadi/data/reviews/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ANANYA, signedIn } from '../samples/person.ts'
import { sampleReviews } from '../samples/reviews.ts'
import { Reviews } from './reviews.tsx'

const SUBJECT = '55555555-5555-4555-8555-555555555555'
const answers = sampleReviews(SUBJECT, ANANYA)

const meta = {
  title: 'Customer/Reviews',
  component: Reviews,
  args: { subjectId: SUBJECT },
  parameters: { cache: answers },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof Reviews>
export default meta
type Story = StoryObj<typeof meta>

/** The figure, two reviews, a photo large, and a report with its reason. */
export const Written: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '5 stars: 42 ratings, 60 percent' })).toBeVisible()
    await expect(canvas.getByText('Bought: Kurta, size M, from Vastra Sri')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo 1 of 2' }))
    const viewer = await screen.findByRole('dialog', { name: 'Photos of the review' })
    await userEvent.click(within(viewer).getByRole('button', { name: 'Next photo' }))
    await expect(await within(viewer).findByRole('img', { name: 'Photo 2 of 2' })).toBeVisible()
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Report: Kiran' }))
    await expect(await screen.findByRole('radio', { name: 'Advertising or fake' })).toBeChecked()
  },
}

/** Stars without words: the figure is read, and nothing can be narrowed. */
export const StarsOnly: Story = {
  parameters: {
    cache: [
      [
        reviewKeys.summary(SUBJECT),
        { ratings: 2, average: 4.5, stars: [0, 0, 0, 1, 1], written: 0, with_photos: 0 },
      ],
      [answers[1][0], { pages: [[]], pageParams: [undefined] }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has written a review yet.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '5 stars: 1 rating, 50 percent' })).toBeVisible()
  },
}

/** Not rated yet. */
export const None: Story = {
  parameters: {
    cache: [
      [
        reviewKeys.summary(SUBJECT),
        { ratings: 0, average: null, stars: [0, 0, 0, 0, 0], written: 0, with_photos: 0 },
      ],
      [answers[1][0], { pages: [[]], pageParams: [undefined] }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ratings yet')).toBeVisible()
  },
}
