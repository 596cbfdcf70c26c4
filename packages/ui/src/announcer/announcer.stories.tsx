import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DialogSheet } from '../dialog-sheet/dialog-sheet.tsx'
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

export const BehindASheet: Story = {
  name: 'what is announced is heard while a sheet is open',
  render: () => (
    <>
      <Announcer />
      <DialogSheet open onOpenChange={() => {}} title="Choose a size" closeLabel="Close">
        <Button onClick={() => announce('Half added')}>Half</Button>
      </DialogSheet>
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Half' }))
    await expect(screen.getByRole('status')).toHaveTextContent('Half added')
  },
}
