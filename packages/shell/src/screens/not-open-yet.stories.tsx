import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotOpenYet } from './not-open-yet.tsx'

const meta = {
  title: 'Shell/NotOpenYet',
  component: NotOpenYet,
  args: {
    note: 'Not open yet',
    title: 'Grocery',
    what: 'Vegetables, milk and daily needs',
    action: <LinkButton render={<a href="#food">Food</a>}>See restaurants</LinkButton>,
  },
} satisfies Meta<typeof NotOpenYet>
export default meta
type Story = StoryObj<typeof meta>

export const Grocery: Story = {}
