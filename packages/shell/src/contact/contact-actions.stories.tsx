import type { Contact, Contacts } from '@angadi/data/contact/contacts.ts'
import { contactKeys } from '@angadi/data/contact/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import ContactActions from './contact-actions.tsx'

const ASHA = '00000000-0000-4000-8000-000000000001'

const ravi: Contact = {
  role: 'courier',
  name: 'Ravi',
  photo: null,
  is_there: true,
  is_blocked: false,
  can_call: true,
  has_messages: true,
  unread: 2,
  canned: [],
}

function reached(contact: Partial<Contact>, more: Partial<Contacts> = {}) {
  const contacts: Contacts = {
    is_open: true,
    closes_at: null,
    server_now: '2026-11-21T10:00:00Z',
    contacts: [{ ...ravi, ...contact }],
    ...more,
  }
  return { cache: [[contactKeys.contacts('order', 'user'), contacts]] }
}

const meta = {
  title: 'Shell/ContactActions',
  component: ContactActions,
  args: { orderId: 'order', as: 'user', with: 'courier' },
  beforeEach: () => useSession.setState({ ready: true, userId: ASHA }),
} satisfies Meta<typeof ContactActions>
export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {
  parameters: reached({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat with Ravi, 2 new messages' })).toHaveTextContent(
      '2',
    )
    await expect(canvas.getByRole('button', { name: 'Call Ravi' })).toBeVisible()
  },
}

/** Badge caps 99+ (Spec §9 Orders). */
export const Many: Story = {
  parameters: reached({ unread: 120 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat with Ravi, 99+ new messages' })).toHaveTextContent(
      '99+',
    )
  },
}

/** Without a telephony service there is no call button. */
export const WithoutCalls: Story = {
  parameters: reached({ can_call: false, unread: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat with Ravi' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Call Ravi' })).toBeNull()
  },
}

/** After the window only what was written is left to read. */
export const Closed: Story = {
  parameters: reached({ can_call: false, has_messages: false }, { is_open: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
