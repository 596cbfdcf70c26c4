import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { KeptNotice } from './kept-notice.tsx'

const meta = {
  title: 'Shell/Kept notice',
  component: KeptNotice,
  args: { onDiscard: fn() },
  tags: ['screen'],
} satisfies Meta<typeof KeptNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
