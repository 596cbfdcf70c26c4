import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { LocationChip } from './location-chip.tsx'

const meta = {
  title: 'Customer/LocationChip',
  component: LocationChip,
  args: { location: 'Banjara Hills', note: 'Hyderabad', actionLabel: 'Change location', onClick: fn() },
} satisfies Meta<typeof LocationChip>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change location/ }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Looking: Story = { args: { location: 'Finding you', note: undefined, busy: true } }

/** The device is being followed. */
export const Live: Story = { args: { state: 'live', note: 'Live location' } }

/** The location could not be detected: a tap retries (Spec §8 Chip). */
export const Failed: Story = {
  args: { state: 'error', location: 'Location Error', note: 'Tap to retry', actionLabel: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Location Error Tap to retry' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** A long name is truncated instead of pushing other elements aside. */
export const Long: Story = {
  args: {
    location: 'Unknown Area (19.10, 79.30) beyond the second ring road of the old town',
    note: 'Telangana',
  },
}

/** A question is shown in full, on two lines beside the other elements of the bar. */
export const Asking: Story = {
  args: {
    location: 'இடத்தைத் தேர்வுசெய்க',
    note: 'எங்கே டெலிவரி செய்வது?',
    actionLabel: undefined,
    isSentence: true,
  },
  decorators: [
    (Story) => (
      <div className="w-52">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const text of ['இடத்தைத் தேர்வுசெய்க', 'எங்கே டெலிவரி செய்வது?']) {
      const sentence = canvas.getByText(text)
      // After the font has loaded.
      await waitFor(() => expect(sentence.scrollHeight).toBeLessThanOrEqual(sentence.clientHeight + 1))
      await expect(sentence.scrollWidth).toBeLessThanOrEqual(sentence.clientWidth)
    }
  },
}
