import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Heart, Phone, Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Search', icon: <Search />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: (args) => (
    <div className="flex gap-3">
      <IconButton {...args} />
      <IconButton label="Messages, 3 new" icon={<Bell />} badge="3" />
      <IconButton label="Add to favourites" icon={<Heart />} variant="raised" />
      <IconButton label="Call the restaurant" icon={<Phone />} variant="action" />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
