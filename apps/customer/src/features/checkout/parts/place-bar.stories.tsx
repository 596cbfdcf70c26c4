import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlaceOrderBar } from './place-order-bar.tsx'

const meta = {
  title: 'Checkout/PlaceBar',
  component: PlaceOrderBar,
  args: {
    totalPaise: 34_900,
    canPlace: true,
    isPricing: false,
    isSubmitting: false,
    banner: null,
    isWaiting: false,
    onAddAddress: undefined,
    obstacle: undefined,
    onPlaceOrder: fn(),
  },
} satisfies Meta<typeof PlaceOrderBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order ₹349' }))
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
  },
}

export const AsksForTheFirstAddress: Story = {
  args: { canPlace: false, onAddAddress: fn(), obstacle: 'Please add the address that it should go to.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Please add the address that it should go to.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }))
    await expect(args.onAddAddress).toHaveBeenCalledOnce()
  },
}
