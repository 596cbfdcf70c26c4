import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { Person } from '@angadi/data/admin-console/people.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import PeopleScreen from './people-screen.tsx'

const everybody = adminKeys.people('')
const people: readonly Person[] = [
  {
    user_id: 'one',
    name: 'Meera Krishnan',
    phone_end: '0031',
    roles: ['user', 'admin'],
    since: '2026-01-04T10:00:00Z',
  },
  {
    user_id: 'two',
    name: 'Ravi Kumar Goud',
    phone_end: '0021',
    roles: ['user', 'vendor', 'delivery'],
    since: '2026-03-12T10:00:00Z',
  },
]

const meta = {
  title: 'Admin/People',
  component: PeopleScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/people', cache: [[everybody, people]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof PeopleScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Who may do more than a customer. */
export const WithRoles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
  },
}

/** A role is not taken away without a reason. */
export const Revoking: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ravi Kumar Goud/ }))
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: 'Take away: Courier' }))
    await userEvent.click(sheet.getAllByRole('button', { name: 'Take away: Courier' })[1] ?? document.body)
    await expect(sheet.getByLabelText('Reason, for the audit log')).toBeInvalid()
  },
}

export const Nobody: Story = { parameters: { cache: [[everybody, []]] } }

export const Loading: Story = { parameters: { cache: [], pending: [everybody] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [everybody] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
