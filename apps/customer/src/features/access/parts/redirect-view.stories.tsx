import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RedirectView } from './redirect-view.tsx'

const meta = {
  title: 'Access/Redirect',
  component: RedirectView,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { step: 'verifying' },
} satisfies Meta<typeof RedirectView>
export default meta
type Story = StoryObj<typeof meta>

export const Verifying: Story = {}

export const Loading: Story = { args: { step: 'loading' } }

export const AlmostThere: Story = {
  args: { step: 'almost', onContinue: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}
