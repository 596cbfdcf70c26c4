import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingBag } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    picture: <ShoppingBag />,
    title: 'Your cart is empty',
    children: 'Good food is twenty minutes away.',
    action: <Button>See restaurants</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = {}
