import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, ReceiptText, ShoppingBag, User } from 'lucide-react'
import { Page } from '../page/page.tsx'
import { SideNav } from './side-nav.tsx'

const meta = {
  title: 'Primitives/SideNav',
  component: SideNav,
  args: {
    label: 'Main',
    header: <p className="text-xl font-bold">Bawarchi</p>,
    footer: <p className="text-sm text-ink-muted">Signed in as Irfan</p>,
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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Console: Story = {
  render: (args) => (
    <div className="flex">
      <SideNav {...args} />
      <Page>
        <h1 className="text-2xl font-bold">Orders</h1>
      </Page>
    </div>
  ),
}
