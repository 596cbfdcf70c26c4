import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { announce } from './announce.ts'
import { Announcer } from './announcer.tsx'

const meta = {
  title: 'Primitives/Announcer',
  component: Announcer,
} satisfies Meta<typeof Announcer>
export default meta
type Story = StoryObj<typeof meta>

export const Spoken: Story = {
  render: () => (
    <>
      <Announcer />
      <Button onClick={() => announce('Chicken biryani added')}>Add</Button>
      <Button variant="danger" onClick={() => announce('Payment failed', { urgent: true })}>
        Pay
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Chicken biryani added')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment failed')
  },
}
