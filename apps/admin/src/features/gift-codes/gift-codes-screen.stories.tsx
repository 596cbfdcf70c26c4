import type { GiftDesk } from '@angadi/data/gifts/gift-desk.ts'
import { giftKeys } from '@angadi/data/gifts/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import GiftCodesScreen from './gift-codes-screen.tsx'
import { batchOf } from './samples.ts'

const issued = batchOf({})
const desk: GiftDesk = {
  alone_paise: 500_000,
  open_paise: 1_150_000,
  batches: [
    batchOf({ id: 'waiting', state: 'waiting', redeemed: 0, may_agree: true, decided_by: null }),
    batchOf({ id: 'mine', many: 100, state: 'waiting', redeemed: 0, decided_by: null }),
    batchOf({ id: 'agreed', many: 5, state: 'agreed', redeemed: 0, may_issue: true }),
    issued,
    batchOf({ id: 'revoked', many: 30, state: 'revoked', redeemed: 3, ended: 27, ended_by: 'Ravi Teja' }),
    batchOf({ id: 'ended', many: 1, state: 'ended', redeemed: 1, expires_on: '2026-01-31' }),
  ],
}
const people = [
  giftKeys.redemptions(issued.id),
  [
    { place: 12, redeemed_by: 'Asha Reddy', redeemed_at: '2026-11-22T13:30:00Z' },
    { place: 3, redeemed_by: null, redeemed_at: '2026-11-21T03:10:00Z' },
  ],
] as const

const meta = {
  title: 'Admin/Gift codes',
  component: GiftCodesScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/gift-codes',
    cache: [[giftKeys.desk, desk], people],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof GiftCodesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Each can be dealt with as far as its state and the reader allow; the form says what it comes to and what is wrong. */
export const Full: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getAllByRole('button', { name: /^Agree to/ })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: /^Show the codes/ })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText('How many codes'), '20')
    await userEvent.type(canvas.getByLabelText('Worth of each'), '500')
    await expect(canvas.getByText('That is ₹10,000 altogether.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for gift codes' }))
    await expect(canvas.getByLabelText('Why')).toHaveAccessibleDescription(/5 to 300/)
  },
}

/** Revoking names what ends, and asks why. */
export const Revoking: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke 20 × ₹500' }))
    const sheet = await screen.findByRole('dialog', { name: 'Revoke 20 × ₹500?' })
    await expect(sheet).toHaveTextContent('13 codes that nobody has redeemed end at once')
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }))
    await expect(screen.getByLabelText('Why', { selector: '[aria-invalid=true]' })).toBeVisible()
  },
}

/** Which were redeemed, by whom and when. */
export const Redeemed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Who redeemed them: 20 × ₹500' }))
    const sheet = await screen.findByRole('dialog', { name: 'Redeemed · 20 × ₹500' })
    await expect(sheet).toHaveTextContent('Asha Reddy')
  },
}

/** There are none. */
export const None: Story = {
  parameters: { cache: [[giftKeys.desk, { ...desk, open_paise: 0, batches: [] }]] },
}

/** The list could not be loaded. */
export const Unreachable: Story = { parameters: { cache: [], failed: [giftKeys.desk] } }
