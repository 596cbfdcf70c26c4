import { reviewKeys } from '@angadi/data/reviews/keys.ts'
import type { OrderReview } from '@angadi/data/reviews/order-review.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { signedIn } from '../../samples/person.ts'
import RateSheet from './rate-sheet.tsx'

const ORDER = '66666666-6666-4666-8666-666666666666'
const asked: OrderReview = {
  can_rate: true,
  closes_at: '2099-12-01T10:00:00Z',
  vendor: null,
  items: [
    { item_id: 'rice', name: 'Sona masoori rice 5 kg', picture: null, review: null },
    { item_id: 'milk', name: 'Milk 1 l', picture: null, review: null },
  ],
}

const meta = {
  title: 'Customer/Rate an order',
  component: RateSheet,
  args: {
    orderId: ORDER,
    vendorName: 'Green Basket',
    category: 'grocery',
    courierName: 'Ravi',
    itemNames: asked.items.map(({ name }) => name),
    onClose: fn(),
  },
  parameters: { cache: [[reviewKeys.order(ORDER), asked]] },
  beforeEach: () => {
    localStorage.clear()
    signedIn()
  },
} satisfies Meta<typeof RateSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Groceries are no food: their words, stars for each item, and words and photos once there are stars. */
export const Groceries: Story = {
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'How was it?' }))
    await expect(await sheet.findByRole('group', { name: 'The groceries of Green Basket' })).toBeVisible()
    await expect(sheet.getByRole('group', { name: 'The delivery by Ravi' })).toBeVisible()
    await expect(sheet.queryByRole('textbox', { name: /Milk/ })).toBeNull()
    const milk = within(sheet.getByRole('group', { name: 'Milk 1 l' }))
    await userEvent.click(milk.getByRole('radio', { name: '2 stars: Not good' }))
    await expect(await sheet.findByRole('textbox', { name: 'What do you think of Milk 1 l?' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Send rating' }))
    await expect(await sheet.findByText('Please give the groceries one to five stars.')).toBeVisible()
  },
}

/** What the server says of the order, when the test wants it. */
function Answer() {
  const queryClient = useQueryClient()
  return (
    <button type="button" onClick={() => queryClient.setQueryData(reviewKeys.order(ORDER), asked)}>
      Answer
    </button>
  )
}

/** The items come after the sheet has opened: the stars stay where a finger is about to tap. */
export const ItemsComeLate: Story = {
  parameters: { cache: [], pending: [reviewKeys.order(ORDER)] },
  decorators: [
    (Story) => (
      <>
        <Answer />
        <Story />
      </>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'How was it?' })
    const sheet = within(dialog)
    const stars = sheet.getByRole('group', { name: 'The groceries of Green Basket' })
    await expect(sheet.getByText('Loading…').parentElement).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
    const before = stars.getBoundingClientRect().top
    screen.getByRole('button', { name: 'Answer', hidden: true }).click()
    await expect(await sheet.findByRole('group', { name: 'Milk 1 l' })).toBeVisible()
    await expect(stars.getBoundingClientRect().top).toBe(before)
    await expect(sheet.queryByText('Loading…')).toBeNull()
  },
}
