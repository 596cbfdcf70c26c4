import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { OrderContact } from '@angadi/data/admin-console/order-contact.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderChat } from './order-chat.tsx'

const said = {
  client_id: 'client',
  canned_code: null,
  params: {},
  picture: null,
  is_removed: false,
  kind: 'text',
  at: '2026-11-21T10:00:00Z',
} as const

const contact: OrderContact = {
  messages: [
    { ...said, seq: 1, sender_role: 'user', to_role: 'courier', sender_name: 'Asha', body: 'Hurry up!' },
    {
      ...said,
      seq: 2,
      kind: 'canned',
      canned_code: 'minutes_late',
      params: { minutes: 10 },
      sender_role: 'courier',
      to_role: 'user',
      sender_name: 'Ravi',
      body: null,
    },
  ],
  reports: [{ seq: 1, reason: 'rude', at: '2026-11-21T10:05:00Z' }],
  blocks: [{ blocker_role: 'courier', blocked_role: 'user', at: '2026-11-21T10:06:00Z' }],
}

const meta = {
  title: 'Admin/OrderChat',
  component: OrderChat,
  args: { orderId: 'order' },
  parameters: { cache: [[adminKeys.contact('order'), contact]] },
} satisfies Meta<typeof OrderChat>
export default meta
type Story = StoryObj<typeof meta>

/** Read only once somebody asks for it; with what was reported and who blocked whom. */
export const Reported: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Hurry up!')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Read the chat' }))
    await expect(await canvas.findByText('Hurry up!')).toBeVisible()
    await expect(canvas.getByText('Reported: Rude or insulting')).toBeVisible()
    await expect(canvas.getByText('It will take 10 minutes longer.')).toBeVisible()
  },
}
