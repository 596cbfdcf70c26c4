import { useSession } from '@angadi/data/session/session-store.ts'
import { settingKeys } from '@angadi/data/settings/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import HelpSheet from './help-sheet.tsx'

const meta = {
  title: 'Delivery/Help and SOS',
  component: HelpSheet,
  parameters: {
    layout: 'fullscreen',
    path: '/delivery-dashboard',
    cache: [[settingKeys.public, [{ setting_key: 'support_phone', setting_value: '+91 40 4000 1234' }]]],
  },
  args: { orderId: 'order', onClose: fn() },
  beforeEach: () => useSession.setState({ ready: true, userId: 'courier', claimedRoles: ['delivery'] }),
} satisfies Meta<typeof HelpSheet>
export default meta

/** The emergency number first, then support by phone or message; a message says what has happened. */
export const Help: StoryObj<typeof meta> = {
  play: async ({ userEvent, globals }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(screen.getByRole('link', { name: /Call support/ })).toHaveAttribute(
      'href',
      'tel:+914040001234',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Tell support' }))
    await expect(await screen.findByText('Please say what has happened.')).toBeVisible()
  },
}
