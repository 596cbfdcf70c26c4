import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RecoveryOverlay } from './recovery-overlay.tsx'

const meta = {
  title: 'Screens/Recovery overlay',
  component: RecoveryOverlay,
  tags: ['screen'],
  args: {
    reason: 'script',
    facts: {
      online: true,
      controlled: true,
      cacheBytes: 4_260_000,
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 8a) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    },
  },
} satisfies Meta<typeof RecoveryOverlay>
export default meta
type Story = StoryObj<typeof meta>

/** Network, service worker, cache and browser; Soft Reload, Go to Diagnostics, Hard Reset, Dismiss (Spec §2 Recovery Mode overlay). */
export const PartMissing: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    if (globals['language'] !== 'en') return
    const facts = [
      /Network.*Online/,
      /Service worker.*Active/,
      /Cache size.*4\.3 MB/,
      /Browser.*Mozilla\/5\.0/,
    ]
    for (const fact of facts) await expect(canvas.getByRole('dialog')).toHaveTextContent(fact)
    await expect(canvas.getByRole('button', { name: 'Soft Reload' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Diagnostics' })).toHaveAttribute(
      'href',
      '/diagnostics',
    )
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hard Reset' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Orders and your account stay safe.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/**
 * Eight seconds without a first render, without a network, in a browser that reports few facts (Spec §2 Recovery Mode
 * overlay).
 */
export const SlowAndOffline: Story = {
  args: {
    reason: 'slow',
    facts: { online: false, controlled: false, cacheBytes: undefined, userAgent: 'Browser/1.0' },
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    for (const fact of ['Offline', 'Not active', 'Not known'])
      await expect(canvas.getByText(fact)).toBeVisible()
  },
}
