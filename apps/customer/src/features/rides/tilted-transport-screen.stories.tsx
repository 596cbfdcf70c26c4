import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedIn } from '../../shared/samples/person.ts'
import { optionsKey, sampleOptions, wayEntered } from './samples.ts'
import TiltedTransportScreen from './tilted-transport-screen.tsx'

const meta = {
  title: 'Customer/Rides/Tilted map',
  component: TiltedTransportScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/transport-3d', cache: [[optionsKey, sampleOptions()]] },
  beforeEach: () => {
    signedIn()
    wayEntered('auto')
  },
} satisfies Meta<typeof TiltedTransportScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The way over a tilted map; everything that it shows stands in words beside it. */
export const Tilted: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: 'Tilted map' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('button', { name: /Request Auto/ })).toBeVisible()
  },
}
