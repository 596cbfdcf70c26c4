import type { Contact } from '@angadi/data/contact/contacts.ts'
import { contactKeys } from '@angadi/data/contact/keys.ts'
import type { Message } from '@angadi/data/contact/message.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { Announcer } from '@angadi/ui/announcer/announcer.tsx'
import { Toaster } from '@angadi/ui/toaster/toaster.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import ChatSheet from './chat-sheet.tsx'

const ASHA = '00000000-0000-4000-8000-000000000001'
const conversation = { orderId: 'order', as: 'user', with: 'courier' }
const key = contactKeys.messages(conversation)

function message(seq: number, more: Partial<Message>): Message {
  const isMine = more.sender_role === 'user'
  return {
    seq,
    client_id: `client-${seq}`,
    sender_role: 'courier',
    to_role: isMine ? 'courier' : 'user',
    kind: 'text',
    body: null,
    canned_code: null,
    params: {},
    picture: null,
    at: `2026-11-21T10:${String(seq).padStart(2, '0')}:00Z`,
    is_removed: false,
    ...more,
  }
}

const TALK: readonly Message[] = [
  message(7, {
    sender_role: 'user',
    body: 'The blue gate, beside the medical shop. Second floor, the door on the left.',
  }),
  message(6, { kind: 'canned', canned_code: 'cannot_find_address' }),
  message(5, { sender_role: 'user', kind: 'canned', canned_code: 'thanks' }),
  message(4, { kind: 'canned', canned_code: 'minutes_late', params: { minutes: 10 } }),
  message(3, { kind: 'canned', canned_code: 'of_a_newer_server' }),
  message(2, { sender_role: 'user', is_removed: true, at: '2026-11-20T16:00:00Z' }),
  message(1, { body: 'Namaste', at: '2026-11-20T15:59:00Z' }),
]

const contact: Contact = {
  role: 'courier',
  name: 'Ravi',
  photo: null,
  is_there: true,
  is_blocked: false,
  can_call: true,
  has_messages: true,
  unread: 0,
  canned: [
    { code: 'coming_down', takes_minutes: false },
    { code: 'leave_at_door', takes_minutes: false },
    { code: 'thanks', takes_minutes: false },
    { code: 'of_a_newer_server', takes_minutes: false },
  ],
}

const written = (messages: readonly Message[]) => ({
  cache: [[key, { pages: [{ messages, read_seq: 5 }], pageParams: [0] }]],
})

const meta = {
  title: 'Shell/Chat',
  component: ChatSheet,
  args: { conversation, contact, isClosed: false, arrivals: 0, onClose: fn() },
  parameters: written(TALK),
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: ASHA })
  },
  decorators: [
    (Story) => (
      <>
        <Announcer />
        <Toaster label="Messages" />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ChatSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Days, the user's own messages, those of the other with a way to report them, and what has been read. */
export const UnderWay: Story = {
  tags: ['screen'],
  play: async ({ globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findAllByRole('button', { name: /report|शिकायत|ఫిర్యాదు/i })).toHaveLength(4)
    if (globals['language'] !== 'en') return
    await expect(sheet.getByText('It will take 10 minutes longer.')).toBeInTheDocument()
    await expect(sheet.getByText('Update the app to read this message.')).toBeInTheDocument()
    await expect(sheet.getByText(/Read$/)).toBeInTheDocument()
    await expect(sheet.getByText(/Sent$/)).toBeInTheDocument()
    await expect(sheet.queryByText('of_a_newer_server')).toBeNull()
  },
}

/** Nobody has written yet: what may be written, and who sees it. */
export const Empty: Story = { parameters: written([]) }

/** Without a network a message is kept, and shown as waiting. */
export const Waiting: Story = {
  parameters: written([]),
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByRole('textbox', { name: 'Message' }), 'Where are you?{Enter}')
    await expect(sheet.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await expect(await sheet.findByText('Where are you?')).toBeInTheDocument()
    await expect(await sheet.findByText('Will be sent when you are back online')).toBeInTheDocument()
  },
}

/** Blocking asks first, because it cannot be undone. */
export const Blocking: Story = {
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Block' }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText('Block Ravi?')).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Keep the chat' }))
    await expect(sheet.getByRole('textbox', { name: 'Message' })).toBeInTheDocument()
  },
}

/** Reporting asks for a reason. */
export const Reporting: Story = {
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const [first] = await sheet.findAllByRole('button', { name: 'Report this message' })
    if (first) await userEvent.click(first)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('radio', { name: 'Asks for money or a code' }))
    await expect(question.getByRole('radio', { name: 'Asks for money or a code' })).toBeChecked()
  },
}

/** After the window: what was written can be read, and nothing more is written. */
export const Closed: Story = {
  args: { isClosed: true },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findAllByRole('listitem')).not.toHaveLength(0)
    await expect(sheet.queryByRole('textbox')).toBeNull()
  },
}

export const Blocked: Story = { args: { contact: { ...contact, is_blocked: true, can_call: false } } }

/** The courier has given the job back, and nobody else has it yet. */
export const Left: Story = { args: { contact: { ...contact, is_there: false, can_call: false } } }

export const Loading: Story = { parameters: { cache: [], pending: [key] } }

export const Unreachable: Story = { parameters: { cache: [], failed: [key] } }
