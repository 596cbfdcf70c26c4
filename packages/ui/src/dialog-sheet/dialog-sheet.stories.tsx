import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DialogSheet } from './dialog-sheet.tsx'

const meta = {
  title: 'Primitives/DialogSheet',
  component: DialogSheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Cancel the order',
    description: 'The customer is told at once and gets the money back.',
    closeLabel: 'Close',
    footer: <Button wide>Cancel order</Button>,
    children: <p>Free until the restaurant has started to cook.</p>,
  },
} satisfies Meta<typeof DialogSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Choose a reason</Button>
        <DialogSheet {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choose a reason' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the order' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Cancel the order' })
  },
}

/** On phones, an ordinary bottom sheet (Spec §2 Notifications). */
export const Drawer: Story = {
  args: { desktop: 'drawer', size: 'sm', title: 'Notifications', description: undefined },
  render: function Opened(args) {
    const [open, setOpen] = useState(true)
    return <DialogSheet {...args} open={open} onOpenChange={setOpen} />
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => {
      const { right, bottom, left } = dialog.getBoundingClientRect()
      expect([left, Math.round(right), Math.round(bottom)]).toEqual([0, innerWidth, innerHeight])
    })
  },
}

/** At the side on desktops (Spec §2 Notifications). */
export const DrawerOnDesktop: Story = {
  ...Drawer,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => {
      const { right, bottom, left } = dialog.getBoundingClientRect()
      expect([Math.round(right), Math.round(bottom)]).toEqual([innerWidth, innerHeight])
      expect(left).toBeGreaterThan(innerWidth / 2)
    })
  },
}
