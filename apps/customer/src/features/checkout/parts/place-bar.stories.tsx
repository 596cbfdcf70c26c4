import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlaceBar } from './place-bar.tsx'

const meta = {
  title: 'Checkout/PlaceBar',
  component: PlaceBar,
  args: {
    totalPaise: 34_900,
    canPlace: true,
    isPricing: false,
    isPlacing: false,
    banner: null,
    isWaiting: false,
    onAddAddress: undefined,
    obstacle: undefined,
    onPlace: fn(),
  },
} satisfies Meta<typeof PlaceBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order ₹349' }))
    await expect(args.onPlace).toHaveBeenCalledOnce()
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
