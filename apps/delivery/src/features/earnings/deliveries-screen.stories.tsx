import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCourier, sampleDay, sampleJob } from '../../shared/samples.ts'
import DeliveriesScreen from './deliveries-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const day = courierKeys.day(COURIER, undefined)
const me = [courierKeys.me(COURIER), sampleCourier()] as const

const meta = {
  title: 'Delivery/Deliveries',
  component: DeliveriesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/driver/orders' },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof DeliveriesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A day's work. */
export const Full: Story = {
  parameters: { cache: [me, [day, sampleDay()], [courierKeys.jobs(COURIER), [sampleJob()]]] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Deg & Dastarkhwan/)).length).toBeGreaterThan(0)
  },
}

/** The details of one delivery. */
export const OneDelivery: Story = {
  parameters: {
    path: '/driver/orders?order=HYD-2611-0040',
    cache: [me, [day, sampleDay()], [courierKeys.jobs(COURIER), []]],
  },
}

/** Nothing has been delivered yet. */
export const Empty: Story = {
  parameters: { cache: [me, [day, sampleDay(0)], [courierKeys.jobs(COURIER), []]] },
}

export const Loading: Story = { parameters: { cache: [me], pending: [day] } }

export const Unreachable: Story = {
  parameters: { cache: [me], failed: [day] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
