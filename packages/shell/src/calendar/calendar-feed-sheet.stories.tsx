import { calendarFeedOptions } from '@angadi/data/my-bookings/calendar.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import CalendarFeedSheet from './calendar-feed-sheet.tsx'

const OWNER = '22222222-2222-4222-8222-222222222222'
const feed = calendarFeedOptions(OWNER, 'sunita').queryKey

const meta = {
  title: 'Shell/CalendarFeedSheet',
  component: CalendarFeedSheet,
  args: { of: { id: 'sunita', name: 'Sunita Devi' }, onClose: fn() },
  beforeEach: () => {
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'], phone: null })
  },
} satisfies Meta<typeof CalendarFeedSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Nobody has made an address of a person's bookings yet. */
export const OfAPerson: Story = {
  parameters: { cache: [[feed, null]] },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByRole('dialog', { name: 'Calendar of Sunita Devi' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'End the address' })).toBeNull()
  },
}

export const Unreachable: Story = { parameters: { failed: [feed] } }
