import type { AuditEntry } from '@angadi/data/admin-console/audit.ts'
import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import AuditScreen from './audit-screen.tsx'

const all = adminKeys.audit({ action: '', actor: '', subject: '' })
const actions = [adminKeys.auditActions, ['assign_role', 'revoke_role', 'update_setting']] as const
const entry: AuditEntry = {
  id: 41,
  at: '2026-11-25T09:30:00Z',
  actor_name: 'Meera Krishnan',
  actor_role: 'admin',
  action: 'revoke_role',
  subject_type: 'user',
  subject_id: '44444444-4444-4444-8444-444444444444',
  before: { role: 'delivery' },
  after: null,
  note: 'Has left the fleet',
}
const cached = (entries: readonly AuditEntry[]) => [
  actions,
  [all, { pages: [entries], pageParams: [undefined] }],
]

const meta = {
  title: 'Admin/Audit log',
  component: AuditScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/audit',
    cache: cached([
      entry,
      {
        ...entry,
        id: 40,
        actor_name: null,
        action: 'update_setting',
        subject_type: 'app_setting',
        subject_id: 'offer_seconds',
        before: 30,
        after: 45,
        note: null,
      },
    ]),
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof AuditScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The latest first, with reason, and with what changed behind it. */
export const Latest: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent('Has left the fleet')
    await expect(rows[1]).not.toHaveTextContent('offer_seconds')
    if (globals['language'] === 'en') {
      await expect(rows[0]).toHaveTextContent('Took a role away')
      await expect(rows[1]).toHaveTextContent('Changed a setting')
    }
    const summary = rows[0]?.querySelector('summary')
    if (summary) await userEvent.click(summary)
    await expect(canvas.getByText('{"role":"delivery"}')).toBeVisible()
  },
}

export const NothingFound: Story = { parameters: { cache: cached([]) } }

export const Loading: Story = { parameters: { cache: [actions], pending: [all] } }

export const Unreachable: Story = {
  parameters: { cache: [actions], failed: [all] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
