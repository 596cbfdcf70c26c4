import type { Contradiction, OpenComplaint } from '@angadi/data/digital/desk.ts'
import { digitalKeys } from '@angadi/data/digital/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import DeskScreen from './desk-screen.tsx'

const about = {
  order_id: '77777777-7777-4777-8777-777777777777',
  subject: {
    service: 'recharge',
    name: 'Airtel',
    name_translations: {},
    circle: null,
    plan: null,
    target_masked: '••••2345',
    amount_paise: 29_900,
  },
} as const

const complaint: OpenComplaint = {
  ...about,
  id: '1',
  number: 'DC000042',
  category: 'not_received',
  body: 'The recharge has not arrived, and the operator knows nothing of it.',
  state: 'success',
  created_at: '2026-11-21T14:00:00Z',
}

const contradiction: Contradiction = {
  ...about,
  id: 7,
  kind: 'late_success',
  answer: { outcome: 'success', amount_paise: 29_900, provider_reference: 'SIM7F3A09C1' },
  state: 'refunded',
  provider_reference: null,
  noted_at: '2026-11-21T15:00:00Z',
}

const meta = {
  title: 'Admin/Digital',
  component: DeskScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/digital' },
  beforeEach: () =>
    useSession.setState({
      ready: true,
      userId: '11111111-1111-4111-8111-111111111111',
      claimedRoles: ['admin'],
    }),
} satisfies Meta<typeof DeskScreen>
export default meta
type Story = StoryObj<typeof meta>

const both = [digitalKeys.complaints, digitalKeys.reconciliation]

/** A complaint without an answer is not sent. */
export const Work: Story = {
  parameters: {
    cache: [
      [digitalKeys.complaints, [complaint]],
      [digitalKeys.reconciliation, [contradiction]],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [answer] = canvas.getAllByRole('textbox')
    const [resolve] = canvas.getAllByRole('button')
    if (resolve) await userEvent.click(resolve)
    await expect(answer).toBeInvalid()
  },
}

export const NothingToDo: Story = { parameters: { cache: both.map((key) => [key, []]) } }

export const Loading: Story = { parameters: { pending: both } }

export const Unreachable: Story = { parameters: { failed: both } }
