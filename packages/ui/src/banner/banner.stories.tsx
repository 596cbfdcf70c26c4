import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert, Info, Wifi, WifiOff } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { children: 'Back online' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div className="flex max-w-reading flex-col gap-3">
      <Banner icon={<Info aria-hidden />}>Moving to Banjara Hills</Banner>
      <Banner tone="success" icon={<Wifi aria-hidden />}>
        Back online
      </Banner>
      <Banner tone="warning" icon={<WifiOff aria-hidden />}>
        You’re offline. Some features may be limited.
      </Banner>
      <Banner
        tone="danger"
        urgent
        title="The price has changed"
        icon={<CircleAlert aria-hidden />}
        action={
          <Button variant="dangerQuiet" size="sm">
            Review
          </Button>
        }
      >
        Mutton biryani is now ₹340.
      </Banner>
      <Banner tone="accent">First order? Delivery is free today.</Banner>
    </div>
  ),
}
