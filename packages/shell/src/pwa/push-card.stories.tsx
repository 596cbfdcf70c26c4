import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PushCard } from './push-card.tsx'

const meta = {
  title: 'Screens/Push invitation',
  component: PushCard,
  tags: ['screen'],
  args: { reason: 'order', shown: 'ask', busy: false, problem: undefined, onTurnOn: fn(), onLater: fn() },
} satisfies Meta<typeof PushCard>
export default meta
type Story = StoryObj<typeof meta>

/** On the tracking screen. */
export const AnOrder: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const [turnOn, later] = canvas.getAllByRole('button')
    if (turnOn) await userEvent.click(turnOn)
    await expect(args.onTurnOn).toHaveBeenCalledTimes(1)
    if (later) await userEvent.click(later)
    await expect(args.onLater).toHaveBeenCalledTimes(1)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: "Tell me when it's on its way" })).toBeVisible()
  },
}

/** In the restaurant's console. */
export const AKitchen: Story = { args: { reason: 'kitchen' } }

/** In the courier's console. */
export const Jobs: Story = { args: { reason: 'jobs' } }

/** The browser has no push service, or the server refused. */
export const Failed: Story = {
  args: { problem: 'Notifications could not be turned on. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

/** The user has denied the permission, which the browser requests only once. */
export const Blocked: Story = {
  args: { shown: 'blocked' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Notifications are blocked')).toBeVisible()
  },
}

/** iPhone and iPad notify from the home screen only. */
export const InstallFirst: Story = {
  args: { shown: 'install_first' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** Notifications are on. */
export const On: Story = { args: { shown: 'on' } }
