import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RestoredFormNotice } from './restored-form-notice.tsx'

const meta = {
  title: 'Shell/Kept notice',
  component: RestoredFormNotice,
  args: { onDiscard: fn() },
  tags: ['screen'],
} satisfies Meta<typeof RestoredFormNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
