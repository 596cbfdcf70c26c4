import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CourierStatusSwitch } from './courier-status-switch.tsx'

const meta = {
  title: 'Courier/CourierStatusSwitch',
  component: CourierStatusSwitch,
  args: { online: false, onChange: fn(), label: 'Offline', note: 'No new jobs' },
} satisfies Meta<typeof CourierStatusSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const OnAndOff: Story = {
  render: function OnAndOff(args) {
    const [online, setOnline] = useState(args.online)
    return (
      <div className="max-w-form">
        <CourierStatusSwitch
          online={online}
          onChange={setOnline}
          label={online ? 'Online' : 'Offline'}
          note={online ? 'You get new jobs' : 'No new jobs'}
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(canvas.getByText('You get new jobs')).toBeVisible()
  },
}
