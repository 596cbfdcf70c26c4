import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WeatherChip } from './weather-chip.tsx'

const meta = {
  title: 'Customer/WeatherChip',
  component: WeatherChip,
  args: { icon: 'rain', degrees: '24°C', condition: 'Rain', spoken: 'Weather: 24°C, rain' },
} satisfies Meta<typeof WeatherChip>
export default meta
type Story = StoryObj<typeof meta>

export const Told: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weather: 24°C, rain')).toBeInTheDocument()
  },
}

/** Assistive technology is told that it is an estimate (Decisions, Weather). */
export const Estimated: Story = {
  args: { icon: 'sun', degrees: '28°C', condition: 'Clear', spoken: 'Weather, an estimate: 28°C, clear' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weather, an estimate: 28°C, clear')).toBeInTheDocument()
  },
}
