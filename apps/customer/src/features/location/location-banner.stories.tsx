import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LocationBanner } from './location-banner.tsx'

const meta = {
  title: 'Customer/LocationBanner',
  component: LocationBanner,
  args: { children: 'Moving to Gachibowli' },
} satisfies Meta<typeof LocationBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Moving: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moving to Gachibowli')).toBeVisible()
  },
}

/** Nothing to announce: the live region is present and empty. */
export const Still: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
