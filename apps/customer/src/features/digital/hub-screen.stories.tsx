import { digitalKeys } from '@angadi/data/digital/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import HubScreen from './hub-screen.tsx'
import { saved } from './samples.ts'

const meta = {
  title: 'Customer/Digital/Hub',
  component: HubScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/digital' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof HubScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = { beforeEach: () => guest() }

/** The next bill that is due comes first. */
export const SavedBillers: Story = {
  parameters: { cache: [[digitalKeys.saved(ANANYA), saved]] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Home')
  },
}

/** Renaming a saved biller, switching its reminders, removing it. */
export const Edited: Story = {
  parameters: { cache: [[digitalKeys.saved(ANANYA), saved]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Home/ }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(screen.getByRole('switch')).toBeChecked()
  },
}

export const Loading: Story = { parameters: { pending: [digitalKeys.saved(ANANYA)] } }

export const Unreachable: Story = { parameters: { failed: [digitalKeys.saved(ANANYA)] } }
