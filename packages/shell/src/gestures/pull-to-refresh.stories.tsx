import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { PullToRefresh } from './pull-to-refresh.tsx'

const meta = {
  title: 'Shell/PullToRefresh',
  component: PullToRefresh,
  args: {
    labels: { pull: 'Pull to refresh', release: 'Release to refresh', refreshing: 'Refreshing' },
    onRefresh: fn(() => Promise.resolve()),
    children: <p className="rounded-md bg-surface-sunken p-6">The orders of today</p>,
  },
} satisfies Meta<typeof PullToRefresh>
export default meta
type Story = StoryObj<typeof meta>

function finger(target: Element, y: number, x = 100) {
  return { touches: [new Touch({ identifier: 1, target, clientX: x, clientY: y })] }
}

/** Hints while pulling (Spec §2), armed over 60 px, and the callback on release (Spec §4 Pull-to-refresh). */
export const Pulled: Story = {
  args: { onRefresh: fn(() => new Promise((resolve) => setTimeout(resolve, 60))) },
  play: async ({ canvas, args }) => {
    const content = canvas.getByText('The orders of today')
    fireEvent.touchStart(content, finger(content, 100))
    fireEvent.touchMove(content, finger(content, 150))
    await expect(await canvas.findByText('Pull to refresh')).toBeVisible()
    fireEvent.touchMove(content, finger(content, 180))
    await expect(await canvas.findByText('Release to refresh')).toBeVisible()
    fireEvent.touchEnd(content)
    await expect(await canvas.findByText('Refreshing')).toBeVisible()
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByText('Refreshing')).toBeNull())
  },
}

/** Releasing too early and pulling sideways do nothing (Spec §4 Pull-to-refresh). */
export const LetGoEarly: Story = {
  play: async ({ canvas, args }) => {
    const content = canvas.getByText('The orders of today')
    fireEvent.touchStart(content, finger(content, 100))
    fireEvent.touchMove(content, finger(content, 155))
    fireEvent.touchEnd(content)
    await waitFor(() => expect(canvas.queryByText('Pull to refresh')).toBeNull())
    fireEvent.touchStart(content, finger(content, 100))
    fireEvent.touchMove(content, finger(content, 120, 260))
    fireEvent.touchMove(content, finger(content, 300, 300))
    fireEvent.touchEnd(content)
    await expect(args.onRefresh).not.toHaveBeenCalled()
  },
}

/** Pulled down and held by a finger. */
export const Held: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByText('The orders of today')
    fireEvent.touchStart(content, finger(content, 100))
    fireEvent.touchMove(content, finger(content, 230))
    await expect(await canvas.findByText('Release to refresh')).toBeVisible()
  },
}
