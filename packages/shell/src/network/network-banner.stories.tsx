import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { OfflineBanner } from './offline-banner.tsx'
import { reportSlowAnswer } from './slow-answers.ts'

function say(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const meta = {
  title: 'Shell/Network banner',
  component: OfflineBanner,
  tags: ['screen'],
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine')
    reportSlowAnswer(false)
  },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

/** While there is no network. */
export const Gone: Story = {
  play: async ({ canvas, globals }) => {
    say(false)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/./))
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText("You're offline. Some features may be limited.")).toBeVisible()
  },
}

/** Offline as long as it lasts, then "Back online" for a moment, then nothing (Spec §4 Offline banner, §8 Offline). */
export const GoneAndBack: Story = {
  tags: ['!screen'],
  play: async ({ canvas }) => {
    say(false)
    await expect(await canvas.findByText("You're offline. Some features may be limited.")).toBeVisible()
    say(true)
    await expect(await canvas.findByText('Back online')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Back online')).toBeNull())
  },
}

/** A slow health check of the services (Spec §8 Offline). */
export const Slow: Story = {
  play: async ({ canvas, globals }) => {
    reportSlowAnswer(true)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/./))
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Slow connection detected')).toBeVisible()
  },
}
