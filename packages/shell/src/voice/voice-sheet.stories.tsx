import { chooseVoice } from '@angadi/data/voice/voice-settings.ts'
import { Toaster } from '@angadi/ui/toaster/toaster.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import VoiceSheet from './voice-sheet.tsx'

const meta = {
  title: 'Shell/VoiceSheet',
  component: VoiceSheet,
  args: { onClose: fn() },
  beforeEach: () => chooseVoice({ wanted: undefined, volume: 'normal' }),
  decorators: [
    (Story) => (
      <>
        <Toaster label="Messages" />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof VoiceSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Off by default for customers; volume high, normal or low (Spec §9 Voice). */
export const OfACustomer: Story = {
  tags: ['screen'],
  play: async ({ userEvent, globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const toggle = sheet.getByRole('switch')
    const [low, normal, high] = sheet.getAllByRole('radio')
    await expect(toggle).not.toBeChecked()
    await expect(normal).toBeChecked()
    await expect(low).not.toBeChecked()
    await userEvent.click(toggle)
    await expect(toggle).toBeChecked()
    if (high) await userEvent.click(high)
    await expect(high).toBeChecked()
    if (globals['language'] !== 'en') return
    await expect(sheet.getByRole('heading', { name: 'Spoken alerts' })).toBeVisible()
    await expect(sheet.getByText('This device speaks')).toBeVisible()
    await expect(high).toHaveAccessibleName('High')
  },
}

/** A device that cannot speak says so (Spec §8 Voice). */
export const CannotSpeak: Story = {
  play: async ({ userEvent }) => {
    const { speechSynthesis } = window
    const speak = speechSynthesis.speak
    speechSynthesis.speak = (said) => void said.dispatchEvent(new Event('error'))
    try {
      const sheet = within(await screen.findByRole('dialog', { name: 'Spoken alerts' }))
      await userEvent.click(sheet.getByRole('button', { name: 'Try the voice' }))
      await expect(await screen.findByText('Browser speech failed')).toBeInTheDocument()
    } finally {
      speechSynthesis.speak = speak
    }
  },
}
