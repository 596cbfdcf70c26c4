import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, ReceiptText, ShoppingBag, User } from 'lucide-react'
import { expect } from 'storybook/test'
import { BottomNav } from './bottom-nav.tsx'

const meta = {
  title: 'Primitives/BottomNav',
  component: BottomNav,
  args: {
    label: 'Main',
    items: [
      { key: 'home', label: 'Home', icon: <House />, render: <a href="#home">Home</a>, active: true },
      {
        key: 'orders',
        label: 'Orders',
        icon: <ReceiptText />,
        render: <a href="#orders">Orders</a>,
        active: false,
      },
      {
        key: 'cart',
        label: 'Cart',
        icon: <ShoppingBag />,
        render: <a href="#cart">Cart</a>,
        active: false,
        badge: '3',
      },
      { key: 'profile', label: 'Profile', icon: <User />, render: <a href="#me">Profile</a>, active: false },
    ],
  },
} satisfies Meta<typeof BottomNav>
export default meta
type Story = StoryObj<typeof meta>

export const FourPlaces: Story = {}

export const Height: Story = {
  name: 'the navigation is 72 px high below 768 px (Spec §9 Layout)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(72)
  },
}

export const Wide: Story = {
  name: 'the navigation is gone from 768 px on (Spec §9 Layout)',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
