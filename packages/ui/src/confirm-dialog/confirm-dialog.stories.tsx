import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Clear the cart?',
    body: 'All 3 dishes are taken out. This cannot be undone.',
    confirmLabel: 'Clear it',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    dangerous: true,
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Dangerous: Story = {
  render: function Dangerous(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="dangerQuiet" onClick={() => setOpen(true)}>
          Clear cart
        </Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }))
    await screen.findByRole('alertdialog', { name: 'Clear the cart?' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear it' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
