import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { InstallCard } from './install-card.tsx'
import IosHint from './ios-hint.tsx'
import { UpdateCard } from './update-card.tsx'

const meta = {
  title: 'Screens/Installed',
  component: InstallCard,
  tags: ['screen'],
  args: { onInstall: fn(), onGone: fn() },
} satisfies Meta<typeof InstallCard>
export default meta
type Story = StoryObj<typeof meta>

/** Add to Home Screen, which can be accepted or closed. */
export const AddToHomeScreen: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const [install, close] = canvas.getAllByRole('button')
    if (install) await userEvent.click(install)
    await expect(args.onInstall).toHaveBeenCalledTimes(1)
    if (close) await userEvent.click(close)
    await expect(args.onGone).toHaveBeenCalledTimes(1)
    if (globals['language'] !== 'en') return
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Home Screen' })).toBeVisible())
  },
}

/** The instructions on an iPhone. */
export const OnAnIphone: Story = {
  render: ({ onGone }) => <IosHint onClose={onGone} />,
  play: async ({ canvasElement, args, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    const dialog = await body.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    const [close] = within(dialog).getAllByRole('button')
    if (close) await userEvent.click(close)
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(1))
  },
}

/** A new release waits for consent. */
export const NewVersion: Story = {
  render: ({ onInstall, onGone }) => <UpdateCard onReload={onInstall} onLater={onGone} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const [reload, later] = canvas.getAllByRole('button')
    if (later) await userEvent.click(later)
    await expect(args.onGone).toHaveBeenCalledTimes(1)
    if (reload) await userEvent.click(reload)
    await expect(args.onInstall).toHaveBeenCalledTimes(1)
    if (globals['language'] !== 'en') return
    await waitFor(() => expect(canvas.getByText('A new version is ready')).toBeVisible())
  },
}
