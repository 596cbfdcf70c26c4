import { useSession } from '@angadi/data/session/session-store.ts'
import { shoppingKeys } from '@angadi/data/shopping/keys.ts'
import type { ReportedText } from '@angadi/data/shopping/reported-texts.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import QuestionsScreen from './questions-screen.tsx'

const hidden: ReportedText = {
  id: 'one',
  at: '2026-11-22T09:00:00Z',
  kind: 'question',
  author_name: 'Suresh',
  seller: null,
  question: null,
  body: 'Who else thinks that this shop cheats everybody?',
  state: 'reported',
  created_at: '2026-11-21T09:00:00Z',
  product_id: 'kurta',
  product_name: 'Cotton kurta',
  reports: 3,
  decision: null,
}
const answer: ReportedText = {
  ...hidden,
  id: 'two',
  kind: 'answer',
  author_name: 'Lakshmi',
  seller: 'Vastra Sri',
  question: 'Does the colour run?',
  body: 'No. Wash it in cold water.',
  state: 'shown',
  reports: 1,
}
const removed: ReportedText = {
  ...hidden,
  id: 'three',
  state: 'removed',
  decision: { is_kept: false, at: '2026-11-22T10:00:00Z', by: 'Meera Krishnan' },
}
const cached = (open: readonly ReportedText[], count: { open: number; hidden: number }) => [
  [shoppingKeys.reportedTextsCount, count],
  [shoppingKeys.reportedTexts('open'), { pages: [open], pageParams: [undefined] }],
  [shoppingKeys.reportedTexts('decided'), { pages: [[removed]], pageParams: [undefined] }],
]

const meta = {
  title: 'Admin/Reported questions',
  component: QuestionsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/questions',
    cache: cached([hidden, answer], { open: 2, hidden: 1 }),
  },
  beforeEach: () => {
    useSession.setState({
      ready: true,
      userId: '11111111-1111-4111-8111-111111111111',
      claimedRoles: ['admin'],
    })
  },
} satisfies Meta<typeof QuestionsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A question that is hidden until it is decided, and an answer of a seller with the question it answers. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 is hidden until you decide.')).toBeVisible()
    await expect(canvas.getByText('Answers: Does the colour run?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep what Suresh wrote' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take down what Lakshmi wrote' })).toBeVisible()
  },
}

/** What was taken down can be shown again. */
export const Decided: Story = {
  parameters: { path: '/admin/questions?queue=decided' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Taken down by Meera Krishnan/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show again what Suresh wrote' })).toBeVisible()
  },
}

export const NothingWaits: Story = {
  parameters: { cache: cached([], { open: 0, hidden: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reported questions or answers wait')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: {
    cache: [[shoppingKeys.reportedTextsCount, { open: 0, hidden: 0 }]],
    failed: [shoppingKeys.reportedTexts('open')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reports could not be loaded')).toBeVisible()
  },
}
