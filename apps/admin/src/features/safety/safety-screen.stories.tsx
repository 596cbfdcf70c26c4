import { rideKeys } from '@angadi/data/rides/keys.ts'
import type { SosAlarm } from '@angadi/data/rides/sos-desk.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import SafetyScreen from './safety-screen.tsx'

const alarm: SosAlarm = {
  sos_id: 'sos',
  order_id: 'order',
  order_number: 'HYD-2611-0042',
  role: 'user',
  at: '2026-11-27T16:30:00Z',
  told: 3,
  lat: 17.441,
  lng: 78.45,
  position_at: '2026-11-27T16:32:00Z',
  customer: { name: 'Ananya Reddy', phone: '+919876543210' },
  rider: { name: 'Amma', phone: '+919849012345' },
  driver: { name: 'Yadagiri', phone: '+919848022338', plate: 'TS 09 UB 4471', vehicle: 'auto' },
}

const meta = {
  title: 'Admin/Safety',
  component: SafetyScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/admin/safety', cache: [[rideKeys.alarms, [alarm]]] },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof SafetyScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Who calls, where, and an answer that says what is done. */
export const Open: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('By the customer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the alarm' }))
    await expect(await canvas.findByText('Say what is done.')).toBeVisible()
  },
}

/** By the driver, from a phone that knows no place. */
export const WithoutPlace: Story = {
  parameters: {
    cache: [
      [rideKeys.alarms, [{ ...alarm, role: 'driver', rider: null, lat: null, lng: null, position_at: null }]],
    ],
  },
}

export const Nobody: Story = { parameters: { cache: [[rideKeys.alarms, []]] } }
export const Loading: Story = { parameters: { cache: [], pending: [rideKeys.alarms] } }
export const Unreachable: Story = {
  parameters: { cache: [], failed: [rideKeys.alarms] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
