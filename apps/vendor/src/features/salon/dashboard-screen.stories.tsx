import { type BookingDay, bookingDayOptions } from '@angadi/data/salon-desk/day.ts'
import { sampleDay } from '@angadi/data/salon-desk/samples.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import DashboardScreen from './dashboard-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const vendors = vendorConsoleKeys.vendors(OWNER)
const dayKey = bookingDayOptions('vendor').queryKey
const salon = sampleVendor({ kind: 'beauty', desk: 'bookings', name: 'Rekha Beauty Care' })
const around = (day: BookingDay) => [
  [vendors, [salon]],
  [dayKey, day],
]

const meta = {
  title: 'Vendor/Salon day',
  component: DashboardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/salon/dashboard', cache: around(sampleDay()) },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Requests, bookings outside of hours, figures, the next visits, and how much is still free. */
export const Today: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('1 request waits for you')).toBeVisible()
    await expect(canvas.getByText('2 coming bookings stand outside your hours.')).toBeVisible()
    await expect(canvas.getAllByText('3 h 30 min')).toHaveLength(1)
    await expect(
      canvas.getByText('Global hair colour (Sunita Devi), Gold facial (Rekha Narsimhulu)'),
    ).toBeVisible()
    await expect(canvas.queryByText('Ready to be booked')).toBeNull()
  },
}

/** A new salon sees what is still to do, each leading to its place. */
export const NewSalon: Story = {
  parameters: {
    cache: around(
      sampleDay({
        next: [],
        requests: [],
        today: 0,
        outside: 0,
        capacity: [],
        money: { booked_paise: 0, done_paise: 0, to_collect_paise: 0 },
        setup: {
          services: false,
          people: false,
          hours: false,
          opening: false,
          terms: false,
          photo: false,
          bank: true,
        },
      }),
    ),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('1 of 7 done')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Check your terms/ })).toHaveAttribute(
      'href',
      '/salon/services?part=terms',
    )
    await expect(canvas.getByText('Nobody else is expected today.')).toBeVisible()
  },
}

/** A position without the right to prices sees no money. */
export const WithoutMoney: Story = {
  parameters: {
    cache: [
      [vendors, [{ ...salon, staff_position: 'staff', rights: ['orders'] }]],
      [dayKey, sampleDay({ money: null })],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Visits today')).toBeVisible()
    await expect(canvas.queryByText('To take at the desk')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /Earnings/ })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { cache: [[vendors, [salon]]], pending: [dayKey] },
}

export const Unreachable: Story = {
  parameters: { cache: [[vendors, [salon]]], failed: [dayKey] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
