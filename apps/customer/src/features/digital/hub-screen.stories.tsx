import { digitalKeys } from '@angadi/data/digital/keys.ts'
import { walletKeys } from '@angadi/data/wallet/wallet.ts'
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

/** Before signing in: what pays, and what fills it. */
export const Guest: Story = {
  beforeEach: () => guest(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/./)
  },
}

/** A new customer learns at once that nothing can be paid yet, and may look around all the same. */
export const WalletEmpty: Story = {
  parameters: {
    cache: [
      [digitalKeys.saved(ANANYA), []],
      [walletKeys.balance(ANANYA), { balance_paise: 0 }],
    ],
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wallet is empty, so nothing can be paid yet')).toBeVisible()
    await expect(canvas.getByText(/there is no way to add money yourself yet/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Mobile recharge/ })).toBeVisible()
  },
}

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
