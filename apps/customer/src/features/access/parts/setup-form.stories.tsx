import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SetupForm } from './setup-form.tsx'

const meta = {
  title: 'Access/First administrator',
  component: SetupForm,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { busy: false, onSubmit: fn() },
} satisfies Meta<typeof SetupForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(field).toBeInvalid()
    await userEvent.type(field, '  k3-Token_x {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('k3-Token_x')
  },
}

export const Wrong: Story = { args: { answer: { outcome: 'wrong_token' } } }

export const Locked: Story = { args: { answer: { outcome: 'locked', retry_at: '2026-11-21T14:05:00Z' } } }

export const Sending: Story = { args: { busy: true } }
