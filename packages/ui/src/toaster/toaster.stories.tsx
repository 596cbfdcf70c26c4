import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { notify } from './notify.ts'
import { Toaster } from './toaster.tsx'

const meta = {
  title: 'Primitives/Toaster',
  component: Toaster,
  args: { label: 'Messages' },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Messages: Story = {
  render: (args) => (
    <>
      <Toaster {...args} />
      <Button
        onClick={() => {
          notify.success('Added to cart', { id: 'cart' })
          notify.problem('No connection', {
            id: 'net',
            description: 'Your cart is still here.',
            action: { label: 'Try again', onClick: () => notify.dismiss('net') },
          })
        }}
      >
        Show messages
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show messages' }))
    await expect(await screen.findByText('Added to cart')).toBeInTheDocument()
    await expect(await screen.findByText('Your cart is still here.')).toBeInTheDocument()
  },
}
