import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CodeEntry } from './code-entry.tsx'

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}

const meta = {
  title: 'Composed/CodeEntry',
  component: CodeEntry,
  args: {
    label: 'Delivery code',
    hint: 'Ask the customer for it.',
    digitLabel: (digit: number, length: number) => `Digit ${digit} of ${length}`,
    length: 4,
    submitLabel: 'Hand over',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Entered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Hand over' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Delivery code' }))
    await userEvent.keyboard('4711')
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('4711')
  },
}

export const Wrong: Story = { args: { error: 'Wrong code. 3 tries left.' } }

/** The typed code stays while it cannot be sent. */
export const Unavailable: Story = {
  args: { unavailableReason: 'You can do this when you are back online.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Delivery code' }))
    await userEvent.keyboard('4711{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByText('You can do this when you are back online.')).toBeVisible()
  },
}

export const Paused: Story = {
  args: {
    pause: {
      until: inSeconds(42),
      serverOffsetMs: 0,
      text: (seconds: number) => `Too many wrong codes. Try again in ${seconds} s.`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Try again in \d+ s/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Delivery code' })).toBeDisabled()
  },
}
