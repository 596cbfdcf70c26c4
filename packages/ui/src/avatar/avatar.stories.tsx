import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Lakshmi Narayana' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Names: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar name="Lakshmi Narayana" size="sm" />
      <Avatar name="Mohammed Irfan" />
      <Avatar name="శ్రీనివాస్ రావు" size="lg" />
      <Avatar name="" size="xl" />
    </div>
  ),
}
