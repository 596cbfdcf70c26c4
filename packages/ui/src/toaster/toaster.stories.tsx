import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Announcer } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'
import { DialogSheet } from '../dialog-sheet/dialog-sheet.tsx'
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
    const message = await screen.findByText('Your cart is still here.')
    // On phones the header stays uncovered: messages appear above the bars at the bottom.
    await expect(message.closest('[data-sonner-toaster]')).toHaveAttribute(
      'data-y-position',
      window.innerWidth < 768 ? 'bottom' : 'top',
    )
  },
}

export const BelowTheHeader: Story = {
  name: 'a message leaves the header free from 768 px on',
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <Toaster {...args} />
      <div data-testid="bar" className="h-bar" />
    </>
  ),
  play: async ({ canvas }) => {
    notify.info('Welcome!', { duration: Infinity })
    const message = (await screen.findByText('Welcome!')).closest('[data-sonner-toast]')
    await expect(message).toHaveAttribute('data-y-position', 'top')
    const { height } = canvas.getByTestId('bar').getBoundingClientRect()
    await expect(height).toBe(56)
    // It slides in from above.
    await waitFor(() => expect(message?.getBoundingClientRect().top).toBeGreaterThanOrEqual(height))
    notify.dismiss()
  },
}

export const LoadedBehindASheet: Story = {
  name: 'messages that load while a sheet is open are heard in it',
  render: function Late(args) {
    const [isLoaded, setLoaded] = useState(false)
    return (
      <>
        <Announcer />
        {isLoaded ? <Toaster {...args} /> : null}
        <DialogSheet open onOpenChange={() => {}} title="How was it?" closeLabel="Close">
          <Button onClick={() => setLoaded(true)}>Load messages</Button>
        </DialogSheet>
      </>
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load messages' }))
    await expect(await screen.findByRole('region', { name: /^Messages/ })).toBeInTheDocument()
  },
}

export const Four: Story = {
  name: 'no more than three messages are seen at a time, 14 px apart (Spec §9 Toasts)',
  render: (args) => (
    <>
      <Toaster {...args} />
      <Button
        onClick={() => {
          for (const number of [1, 2, 3, 4]) notify.info(`Message ${number}`, { duration: Infinity })
        }}
      >
        Show four
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show four' }))
    const oldest = await screen.findByText('Message 1')
    await waitFor(() =>
      expect(oldest.closest('[data-sonner-toast]')).toHaveAttribute('data-visible', 'false'),
    )
    const newest = screen.getByText('Message 4')
    await expect(newest.closest('[data-sonner-toast]')).toHaveAttribute('data-visible', 'true')
    const list = newest.closest<HTMLElement>('[data-sonner-toaster]')
    await expect(list?.style.getPropertyValue('--gap')).toBe('14px')
    notify.dismiss()
  },
}

export const Overtaken: Story = {
  name: 'a message stays although the one it replaces is just going',
  play: async () => {
    notify.info('Started', { id: 'tracking', duration: 300 })
    const first = await screen.findByText('Started')
    await waitFor(() => expect(first.closest('[data-sonner-toast]')).toHaveAttribute('data-removed', 'true'))
    notify.info('Stopped', { id: 'tracking', duration: Infinity })
    await waitFor(() => expect(screen.queryByText('Started')).toBeNull())
    await expect(screen.getByText('Stopped')).toBeVisible()
    notify.dismiss()
  },
}

export const LeftBehind: Story = {
  name: 'messages are let go when the one under the pointer was closed',
  render: (args) => (
    <>
      <Toaster {...args} />
      <h1>Notifications</h1>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['First', 'Second', 'Third'])
      notify.info(name, { duration: Infinity, action: { label: `Undo ${name}`, onClick: () => {} } })
    await userEvent.hover(await screen.findByText('First'))
    const third = screen.getByText('Third').closest('[data-sonner-toast]')
    await waitFor(() => expect(third).toHaveAttribute('data-expanded', 'true'))
    await userEvent.click(screen.getByRole('button', { name: 'Undo First' }))
    await waitFor(() => expect(screen.queryByText('First')).toBeNull())
    await userEvent.hover(canvas.getByRole('heading'))
    await waitFor(() => expect(third).toHaveAttribute('data-expanded', 'false'))
    notify.dismiss()
  },
}

export const AboveSheetActions: Story = {
  name: 'a message leaves the actions of an open sheet free',
  render: (args) => (
    <>
      <Toaster {...args} />
      <DialogSheet
        open
        onOpenChange={fn()}
        title="Masala dosa"
        closeLabel="Close"
        footer={<Button wide>Add to cart</Button>}
      >
        <p>With coconut chutney and sambar.</p>
      </DialogSheet>
    </>
  ),
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Add to cart' })
    notify.info('Welcome!', { duration: Infinity })
    const message = (await screen.findByText('Welcome!')).closest('[data-sonner-toast]')
    await waitFor(() => {
      const { bottom } = message?.getBoundingClientRect() ?? { bottom: Infinity }
      expect(bottom).toBeLessThanOrEqual(action.getBoundingClientRect().top)
    })
    notify.dismiss()
  },
}
