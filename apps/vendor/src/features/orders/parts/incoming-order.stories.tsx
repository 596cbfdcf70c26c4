import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleOrder } from '../../../shared/samples.ts'
import { IncomingOrder } from './incoming-order.tsx'

const meta = {
  title: 'Vendor/IncomingOrder',
  component: IncomingOrder,
  args: { order: sampleOrder(), usualMinutes: 20, serverOffsetMs: 0, onAccept: fn(), onReject: fn() },
} satisfies Meta<typeof IncomingOrder>
export default meta
type Story = StoryObj<typeof meta>

export const Ringing: Story = {
  render: (args) => (
    <div className="max-w-dialog">
      <IncomingOrder {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledWith(20)
    const timer = canvas.getByRole('timer', { name: 'Time left to accept' })
    await waitFor(() => expect(timer).toBeVisible())
  },
}
export const WithMore: Story = {
  args: { order: sampleOrder({ kind: 'pickup', instructions: null }) },
  play: async ({ canvas }) => {
    // The card fades in.
    await waitFor(() => expect(canvas.getByText('Less spicy, please')).toBeVisible())
  },
}
