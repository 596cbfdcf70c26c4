import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingBag } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './button.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Place order', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3 p-4">
      <Button {...args} />
      <Button {...args} variant="accent" icon={<ShoppingBag />}>
        View cart
      </Button>
      <Button variant="secondary">Change address</Button>
      <Button variant="soft">Add</Button>
      <Button variant="quiet">See all</Button>
      <Button variant="danger">Cancel order</Button>
      <Button variant="dangerQuiet">Remove</Button>
      <Button disabled>Not now</Button>
      <Button size="sm">Small</Button>
      <Button size="lg" wide>
        Large and wide
      </Button>
      <Button size="xl" variant="accent" wide>
        Accept
      </Button>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    // If Tailwind did not find the classes of this package, all other checks would still pass, unstyled.
    await expect(button).toHaveStyle({ minHeight: '48px' })
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** An unavailable action says why, visibly and to assistive technology, and does nothing. */
export const Unavailable: Story = {
  args: { unavailableReason: 'You can do this when you are back online.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' })
    await expect(button).toHaveAccessibleDescription('You can do this when you are back online.')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
