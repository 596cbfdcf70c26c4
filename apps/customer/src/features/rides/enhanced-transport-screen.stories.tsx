import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedIn } from '../../shared/samples/person.ts'
import EnhancedTransportScreen from './enhanced-transport-screen.tsx'
import { optionsKey, sampleOptions, wayEntered } from './samples.ts'

const meta = {
  title: 'Customer/Rides/All fares',
  component: EnhancedTransportScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/enhanced-transport', cache: [[optionsKey, sampleOptions()]] },
  beforeEach: () => {
    signedIn()
    wayEntered('auto')
  },
} satisfies Meta<typeof EnhancedTransportScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Every part of every fare side by side, and one of them chosen. */
export const SideBySide: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('table')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Choose Sedan' }))
    await expect(await canvas.findByRole('button', { name: /Request Sedan/ })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [optionsKey] } }
export const Unreachable: Story = { parameters: { cache: [], failed: [optionsKey] } }
