import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CountdownRing } from './countdown-ring.tsx'

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}

const meta = {
  title: 'Primitives/CountdownRing',
  component: CountdownRing,
  args: { label: 'Time left', deadline: inSeconds(40), totalSeconds: 60 },
} satisfies Meta<typeof CountdownRing>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-6">
      <CountdownRing label="Time left to accept" deadline={inSeconds(170)} totalSeconds={180} size="lg" />
      <CountdownRing label="Time left" deadline={inSeconds(40)} totalSeconds={60} />
      <CountdownRing label="Nearly over" deadline={inSeconds(9)} totalSeconds={60} size="sm" />
    </div>
  ),
}

/** The phone's clock is a minute behind the server's. */
export const WrongClock: Story = {
  args: { deadline: inSeconds(100), totalSeconds: 60, serverOffsetMs: 60_000 },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time left' })
    await waitFor(() => expect(Number(timer.textContent)).toBeLessThan(41))
  },
}
