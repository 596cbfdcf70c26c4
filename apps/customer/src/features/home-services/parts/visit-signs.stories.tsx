import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StartCode } from './start-code.tsx'
import { WorkTimer } from './work-timer.tsx'

const meta = {
  title: 'Customer/Home services/At the door',
  component: StartCode,
  args: { code: '4821', vendorName: 'Sparkle Home Care' },
} satisfies Meta<typeof StartCode>
export default meta
type Story = StoryObj<typeof meta>

/** The code that begins the work. */
export const Code: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4821')).toBeVisible()
  },
}

/** Since when the work goes on. */
export const Timer: Story = {
  render: () => <WorkTimer beganAt={new Date(Date.now() - 75 * 60_000).toISOString()} />,
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('1 h 15 min')).toBeVisible()
  },
}
