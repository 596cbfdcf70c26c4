import type { AssistantAnswer } from '@angadi/data/help/assistant.ts'
import type { OrderChoice } from '@angadi/data/help/order-choice.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedIn } from '../samples/person.ts'
import { AnswerView } from './answer-view.tsx'

const NOTHING: AssistantAnswer = {
  intent: null,
  needs_sign_in: false,
  is_answer: false,
  orders: [],
  articles: [],
}

const order: OrderChoice = {
  id: '77777777-7777-4777-8777-777777777777',
  order_number: 'HYD-261122-0042',
  kind: 'delivery',
  category: 'food',
  status: 'confirmed',
  vendor_name: 'Deg & Dastarkhwan',
  total_paise: 66_467,
  refund_paise: 0,
  created_at: '2026-11-22T07:30:00Z',
  promised_max_at: '2026-11-22T08:15:00Z',
  scheduled_for: null,
  status_since: '2026-11-22T07:32:00Z',
  items: ['Hyderabadi chicken dum biryani', 'Mirchi ka salan'],
  can_cancel: true,
  cancel_charge_paise: 0,
  can_report: false,
}

const meta = {
  title: 'Customer/Assistant/Answer',
  component: AnswerView,
  args: { question: 'Where is my order?', answer: NOTHING },
  parameters: { path: '/help' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof AnswerView>
export default meta
type Story = StoryObj<typeof meta>

/** It says that it does not know, and hands over to a person (Issue 11, Help). */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** An order that is under way can be cancelled from here. */
export const Cancelling: Story = {
  args: { answer: { ...NOTHING, intent: 'cancel_order', is_answer: true, orders: [order] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/order-tracking/${order.id}?sheet=cancel`)
  },
}

/** Asked for money back, it leads to the help with the order. */
export const MoneyBack: Story = {
  args: {
    question: 'I want my money back',
    answer: { ...NOTHING, intent: 'refund_status', is_answer: true, refunds: [], orders: [order] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/support?order=${order.id}`)
  },
}

/** A frequent question: the answer that fits best is open. */
export const Article: Story = {
  args: {
    question: 'delivery fee',
    answer: {
      ...NOTHING,
      is_answer: true,
      articles: [
        {
          slug: 'delivery-fee',
          topic: 'delivery',
          action: null,
          question: 'What does delivery cost?',
          answer: '₹25 up to 2 km, and ₹7 for each further kilometre.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/₹25 up to 2 km/)).toBeVisible()
  },
}

export const Wallet: Story = {
  args: { answer: { ...NOTHING, intent: 'wallet_balance', is_answer: true, wallet_balance_paise: 125_000 } },
}

/** A guest asks about an order. */
export const SignIn: Story = {
  args: { answer: { ...NOTHING, intent: 'where_is_order', needs_sign_in: true } },
}
