import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, Pencil, Phone, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: { trigger: <button type="button">More</button>, entries: [] },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const edit = fn()

export const Opened: Story = {
  args: {
    trigger: <IconButton label="More" icon={<EllipsisVertical />} />,
    entries: [
      { key: 'edit', label: 'Edit', icon: <Pencil />, onSelect: edit },
      { key: 'call', label: 'Call', icon: <Phone />, render: <a href="tel:+914012345678">Call</a> },
      { key: 'delete', label: 'Delete', icon: <Trash2 />, dangerous: true, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await expect(edit).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(trigger)
    await screen.findByRole('menu')
  },
}
