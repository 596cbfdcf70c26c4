import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RedirectStopped } from './redirect-stopped.tsx'

const meta = {
  title: 'Access/Redirect stopped',
  component: RedirectStopped,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { onContinue: fn(), onSignOut: fn(async () => undefined) },
} satisfies Meta<typeof RedirectStopped>
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  play: async ({ canvasElement, args }) => {
    const [goOn, signOut] = within(canvasElement).getAllByRole('button')
    if (goOn) await userEvent.click(goOn)
    await expect(args.onContinue).toHaveBeenCalledOnce()
    if (signOut) await userEvent.click(signOut)
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}
