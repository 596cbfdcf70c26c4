import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PlaceOrderBar } from './place-order-bar.tsx'

const meta = {
  title: 'Checkout/PlaceBar',
  component: PlaceOrderBar,
  args: {
    totalPaise: 34_900,
    canPlace: true,
    isPaidNext: false,
    isPricing: false,
    isSubmitting: false,
    banner: null,
    isWaiting: false,
    onAddAddress: undefined,
    obstacle: undefined,
    missing: undefined,
    isForLater: false,
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

/** Without a network, the button says why, keeps the focus and sends nothing (Spec §8 Offline). */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ args, canvas, userEvent }) => {
    dispatchEvent(new Event('offline'))
    const place = canvas.getByRole('button', { name: 'Place order ₹349' })
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription('You can do this when you are back online.'),
    )
    await userEvent.click(place)
    await expect(args.onPlaceOrder).not.toHaveBeenCalled()
    await expect(place).toHaveFocus()
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(place)
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
  },
}
