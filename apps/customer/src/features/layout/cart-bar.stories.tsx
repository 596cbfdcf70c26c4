import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartBar } from './cart-bar.tsx'

const meta = {
  title: 'Customer/CartBar',
  component: CartBar,
  args: {
    picture: undefined,
    note: 'with all fees',
    isPricing: false,
    summary: '3 items · Bawarchi',
    paise: 87_000,
    actionLabel: 'View cart',
    render: <a href="#cart">View cart</a>,
  },
} satisfies Meta<typeof CartBar>
export default meta
type Story = StoryObj<typeof meta>

export const Floating: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /View cart/ })
    await expect(link).toHaveAttribute('href', '#cart')
    await expect(link).toHaveTextContent('3 items · Bawarchi')
  },
}
