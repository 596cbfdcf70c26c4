import { faqDeskKeys } from '@angadi/data/faq-desk/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { EMPTY_FAQ_DRAFT } from '@angadi/domain/help/faq-draft.ts'
import { forgetForm, saveForm } from '@angadi/shell/submission/saved-forms.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import FaqScreen from './faq-screen.tsx'
import { sampleDesk } from './samples.ts'

const ADMIN = '11111111-1111-4111-8111-111111111111'
const all = [faqDeskKeys.list(''), sampleDesk] as const
const [cheque, refund] = sampleDesk.articles

const meta = {
  title: 'Admin/Frequent questions',
  component: FaqScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/faq', cache: [all] },
  beforeEach: () => {
    useSession.setState({ ready: true, userId: ADMIN, claimedRoles: ['admin'] })
    return () => {
      for (const form of ['faq-new', `faq-${refund?.slug}`, 'faq-gone']) forgetForm(form, ADMIN)
    }
  },
} satisfies Meta<typeof FaqScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What is typed into an answer, wherever the sheet stands. */
async function answerField() {
  return await screen.findByRole('textbox', { name: 'Answer' })
}

/** All questions by topic: what is hidden or not translated says so, and the first cannot move up. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Hidden')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Move up: When do I get my refund?' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Move down: When do I get my refund?' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Payments' }))
    await expect(canvas.queryByText('When do I get my refund?')).toBeNull()
  },
}

/** What a customer's words find, the best first, of all topics. */
export const Found: Story = {
  parameters: {
    path: '/admin/faq?q=paisa',
    cache: [all, [faqDeskKeys.list('paisa'), { ...sampleDesk, articles: [refund, cheque] }]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 questions found')).toBeVisible()
  },
}

/** Words that find nothing: no customer finds an answer either. */
export const EmptySearch: Story = {
  parameters: {
    path: '/admin/faq?q=drone%20delivery',
    cache: [all, [faqDeskKeys.list('drone delivery'), { ...sampleDesk, articles: [] }]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing answers “drone delivery”')).toBeVisible()
  },
}

export const NothingWritten: Story = {
  parameters: { cache: [[faqDeskKeys.list(''), { ...sampleDesk, articles: [] }]] },
}

export const Loading: Story = { parameters: { cache: [], pending: [faqDeskKeys.list('')] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [faqDeskKeys.list('')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The questions could not be loaded')).toBeVisible()
  },
}

/** The preview fills in the figures; a tapped figure goes where the cursor stands, and an unknown one is not saved. */
export const Editor: Story = {
  parameters: { path: `/admin/faq?question=${refund?.slug}` },
  play: async ({ userEvent }) => {
    const answer = await answerField()
    const preview = within(screen.getByRole('region', { name: 'As the customer reads it' }))
    await expect(preview.getByText(/Up to ₹300 is decided at once/)).toBeVisible()
    await userEvent.click(screen.getByText('Insert a figure'))
    await userEvent.type(answer, ' Within ')
    await userEvent.click(screen.getByRole('button', { name: 'Hours to report a problem 48' }))
    await expect(answer).toHaveValue(`${refund?.answer} Within {help_hours}`)
    await expect(preview.getByText(/Within 48$/)).toBeVisible()
    await userEvent.type(answer, ' {{help_hourz}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(
      await screen.findByText('{help_hourz} is no figure that exists. Choose one below.'),
    ).toBeVisible()
  },
}

/** A new question: nothing is saved before the English texts are written, and Telugu falls back to them. */
export const NewQuestion: Story = {
  parameters: { path: '/admin/faq?question=_new' },
  play: async ({ userEvent }) => {
    await answerField()
    await userEvent.click(screen.getByRole('radio', { name: /తెలుగు/ }))
    await expect(screen.getByText(/customers read English/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add the question' }))
    await expect(await screen.findByText('A question has 5 to 200 letters.')).toBeVisible()
    await expect(screen.getByRole('radio', { name: /English/ })).toBeChecked()
  },
}

/** Somebody else saved meanwhile: what was typed stands, and is saved only by a choice. */
export const Conflict: Story = {
  parameters: { path: `/admin/faq?question=${refund?.slug}` },
  beforeEach: () => {
    const draft = {
      ...EMPTY_FAQ_DRAFT,
      topic: 'refunds',
      question: { en: 'When do I get my money back?', hi: '', te: '' },
      answer: { en: 'At once, or after a person has looked at it.', hi: '', te: '' },
    }
    saveForm(`faq-${refund?.slug}`, ADMIN, { draft, expected: '2026-11-22T08:00:00+00:00' })
  },
  play: async ({ userEvent }) => {
    await expect(await answerField()).toHaveValue('At once, or after a person has looked at it.')
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(screen.getByText('What is stored now'))
    await expect(screen.getByRole('button', { name: 'Save mine over it' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
    await expect(await answerField()).toHaveValue(refund?.answer)
  },
}

/** Somebody else deleted it meanwhile: what was typed can be saved as a new question. */
export const Deleted: Story = {
  parameters: { path: '/admin/faq?question=gone' },
  beforeEach: () =>
    saveForm('faq-gone', ADMIN, {
      draft: { ...EMPTY_FAQ_DRAFT, question: { en: 'Is it gone?', hi: '', te: '' } },
      expected: '2026-11-22T08:00:00+00:00',
    }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save as a new question' })).toBeVisible()
  },
}

/** A link to a question that was deleted. */
export const Gone: Story = {
  parameters: { path: '/admin/faq?question=gone' },
  play: async () => {
    await expect(await screen.findByText('This question is not there any more')).toBeVisible()
  },
}

/** Deleting is confirmed. */
export const Deleting: Story = {
  parameters: { path: `/admin/faq?question=${refund?.slug}` },
  play: async ({ userEvent }) => {
    await answerField()
    await userEvent.click(screen.getByRole('button', { name: 'Delete this question' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this question?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
