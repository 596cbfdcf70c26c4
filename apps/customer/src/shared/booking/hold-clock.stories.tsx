import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HoldClock } from './hold-clock.tsx'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

const meta = {
  title: 'Customer/HoldClock',
  component: HoldClock,
  args: { holdUntil: inSeconds(540), offsetMs: 0 },
} satisfies Meta<typeof HoldClock>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0[0-9]:[0-5][0-9]$/)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The phone is ten minutes behind the server: the server's clock counts, and the last minute is announced. */
export const LastMinute: Story = {
  args: { holdUntil: inSeconds(640), offsetMs: 600_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^00:[0-4][0-9]$/))
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}
