import { approvalKeys } from '@angadi/data/approvals/keys.ts'
import type { QueuedApplication } from '@angadi/data/approvals/queue.ts'
import { measureKeys } from '@angadi/data/measures/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleDeskMeasure } from '../../shared/measures/sample-desk-measure.ts'
import ApprovalsScreen from './approvals-screen.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const waits: QueuedApplication = {
  id: 'one',
  role: 'restaurant',
  renews: false,
  name: 'Deg & Dastarkhwan',
  applicant: 'Sabiha Begum',
  state: 'submitted',
  submitted_at: hoursAgo(75),
  is_late: true,
  reviewer: null,
  is_mine: null,
}
const list: readonly QueuedApplication[] = [
  waits,
  {
    ...waits,
    id: 'two',
    role: 'courier',
    renews: true,
    name: null,
    applicant: 'Ravi Kumar',
    state: 'under_review',
    submitted_at: hoursAgo(20),
    is_late: false,
    reviewer: 'Meera Nair',
    is_mine: true,
  },
  {
    ...waits,
    id: 'three',
    role: 'grocery_store',
    name: 'శ్రీ లక్ష్మీనరసింహస్వామి కిరాణా జనరల్ స్టోర్స్ మరియు సూపర్‌మార్కెట్',
    applicant: 'వెంకటసుబ్రహ్మణ్యేశ్వరరావు పెద్దిరెడ్డి',
    submitted_at: hoursAgo(0.5),
    is_late: false,
  },
]
const queue = approvalKeys.queue({ queue: 'waiting', search: '' })
const pages = (rows: readonly QueuedApplication[]) => ({ pages: [rows], pageParams: [undefined] })

const meta = {
  title: 'Admin/Applications',
  component: ApprovalsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/provider-approvals', cache: [[queue, pages(list)]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof ApprovalsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever has waited longest comes first; keys move through the list, and none while a field has the focus. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const [first, second] = await canvas.findAllByRole('link')
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('href', '/admin/provider-approvals/two')
    await userEvent.keyboard('k/')
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('jk')
    await expect(field).toHaveValue('jk')
    await userEvent.clear(field)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('3 d')).toBeVisible()
    await expect(canvas.getByText('20 h')).toBeVisible()
    await expect(canvas.getAllByText('Late')).toHaveLength(1)
    await expect(canvas.getByText('Renewal')).toBeVisible()
  },
}

/** The keys are shown by one of them, and can be switched off. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link')
    await userEvent.keyboard('?')
    const choice = await screen.findByRole('switch')
    await userEvent.click(choice)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first] = canvas.getAllByRole('link')
    await userEvent.keyboard('j')
    await expect(first).not.toHaveFocus()
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const measure = sampleDeskMeasure({
  id: 'm2',
  reason: 'fraud',
  note: 'Orders were placed by the owner.',
  is_grave: true,
  appeal: 'My brother placed them on my phone, and paid each of them. The bills show it.',
  appealed_at: hoursAgo(3),
  pages: 2,
})

/** Who is paused or has notice: an appeal is answered with a word, what is grave takes two, nobody decides twice. */
export const PausedAndEnded: Story = {
  parameters: {
    path: '/admin/provider-approvals?queue=measures',
    cache: [
      [
        measureKeys.desk,
        [
          measure,
          sampleDeskMeasure({
            id: 'm3',
            kind: 'termination',
            state: 'waiting',
            reason: 'safety',
            name: 'వెంకటసుబ్రహ్మణ్యేశ్వరరావు పెద్దిరెడ్డి',
            is_grave: true,
          }),
          sampleDeskMeasure({
            id: 'm4',
            reason: 'safety',
            is_grave: true,
            lift_asked_by: 'Kavya Menon',
            is_lift_asked_by_caller: true,
          }),
          sampleDeskMeasure({
            id: 'm5',
            kind: 'termination',
            state: 'notice',
            reason: 'area_ends',
            until: '2026-12-26T18:29:59Z',
            appeal: 'We would like to stay.',
            appeal_answer: 'We are sorry.',
            appeal_accepted: false,
            appeal_decided_by: 'Meera Nair',
          }),
          sampleDeskMeasure({ id: 'm6', appeal: 'It is not so.', is_by_caller: true }),
          sampleDeskMeasure({ id: 'm7', is_own: true }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const [first] = await canvas.findAllByRole('listitem')
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('You have asked to lift it. Somebody else has to agree.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(canvas.getByText('Please say it in 3 letters or more.')).toBeVisible()
  },
}

export const NobodyPaused: Story = {
  parameters: { path: '/admin/provider-approvals?queue=measures', cache: [[measureKeys.desk, []]] },
}

export const Empty: Story = { parameters: { cache: [[queue, pages([])]] } }

/** A search that finds nothing in a list. */
export const NothingFound: Story = {
  parameters: {
    path: '/admin/provider-approvals?queue=rejected&search=Paradise',
    cache: [[approvalKeys.queue({ queue: 'rejected', search: 'Paradise' }), pages([])]],
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [queue] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [queue] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
