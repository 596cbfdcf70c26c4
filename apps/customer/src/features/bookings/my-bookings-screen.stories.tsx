import { calendarFeedOptions } from '@angadi/data/my-bookings/calendar.ts'
import { myBookingKeys } from '@angadi/data/my-bookings/keys.ts'
import type { MyBooking } from '@angadi/data/my-bookings/my-bookings.ts'
import { myPackagesOptions } from '@angadi/data/packages/my-packages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import MyBookingsScreen from './my-bookings-screen.tsx'
import { past, sampleBooking, samplePackage, upcoming } from './samples.ts'

const toCome = myBookingKeys.list(ANANYA, false)
const over = myBookingKeys.list(ANANYA, true)
const pages = (rows: readonly MyBooking[]) => ({ pages: [rows], pageParams: [undefined] })
const feed = calendarFeedOptions(ANANYA, undefined).queryKey
const packages = myPackagesOptions(ANANYA).queryKey
const both = [
  [toCome, pages(upcoming)],
  [over, pages(past)],
] as const

const meta = {
  title: 'Customer/MyBookings',
  component: MyBookingsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/my-bookings', cache: both },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof MyBookingsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Tomorrow's visit with what is still to pay, and one that the salon has moved and not yet confirmed. */
export const Upcoming: Story = {
  play: async ({ canvas, globals }) => {
    const [first] = await canvas.findAllByRole('link', { name: /Lotus Beauty Lounge/ })
    await expect(first).toHaveAttribute('href', '/order-tracking/order')
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText(/^Tomorrow, 4:30/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Change time/ })[0]).toHaveAttribute(
      'href',
      '/order-tracking/order?sheet=move',
    )
  },
}

/** What is over can be rated once and booked again. */
export const Past: Story = {
  parameters: { path: '/my-bookings?view=past' },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect((await canvas.findAllByRole('link', { name: /^Rate:/ })).length).toBe(1)
    await expect(canvas.getAllByRole('link', { name: /^Book again:/ }).length).toBe(2)
  },
}

/** The other route shows the same list under its own name. */
export const Appointments: Story = {
  tags: ['!screen'],
  parameters: { path: '/appointments' },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Appointments' })).toBeVisible()
  },
}

/** Twenty on a page, and a way to the rest. */
export const Many: Story = {
  tags: ['!screen'],
  parameters: {
    cache: [
      [
        toCome,
        pages(Array.from({ length: 20 }, (_, n) => sampleBooking({ id: `b${n}`, order_id: `o${n}` }))),
      ],
      [over, pages([])],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible()
  },
}

/** The calendar's address: there is one, read lately. */
export const CalendarAddress: Story = {
  parameters: {
    path: '/my-bookings?sheet=calendar',
    cache: [...both, [feed, { created_at: '2026-11-12T06:00:00Z', read_at: '2026-11-26T12:10:00Z' }]],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByRole('button', { name: 'Make a new address' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'End the address' })).toBeVisible()
  },
}

export const NothingBooked: Story = {
  parameters: {
    cache: [
      [toCome, pages([])],
      [over, pages([])],
    ],
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [toCome, over] } }

export const Unreachable: Story = { parameters: { cache: [], failed: [toCome, over] } }

/** Two of a series, one of them paid by a package. */
export const Series: Story = {
  parameters: {
    cache: [
      [
        toCome,
        pages([
          sampleBooking({ series: { id: 'series', number: 1, visits: 3, left: 3 } }),
          sampleBooking({
            id: 'next',
            order_id: 'next',
            total_paise: 0,
            due_paise: 0,
            series: { id: 'series', number: 2, visits: 3, left: 3 },
            package: { order_id: 'package', name: 'Five facials' },
          }),
        ]),
      ],
      [over, pages([])],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Part of a series (2 of 3)')).toBeVisible()
    await expect(canvas.getByText('Paid with your package: Five facials')).toBeVisible()
  },
}

/** What is left of each package, and until when. */
export const Packages: Story = {
  parameters: {
    path: '/my-bookings?view=packages',
    cache: [
      ...both,
      [
        packages,
        [
          samplePackage({ order_id: 'gone', service_id: null, name: 'Ten hot oil massages' }),
          samplePackage(),
          samplePackage({ order_id: 'used', used: 5, reserved: 0, balance: 0, name: 'Haircuts' }),
          samplePackage({ order_id: 'back', used: 2, reserved: 0, balance: 0, is_closed: true }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect((await canvas.findAllByText('3 of 5 left'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Give back Five facials' }))
    const back = await screen.findByText('₹2,400 comes back to you for 3 sittings that are not booked.')
    await waitFor(() => expect(back).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  },
}

export const NoPackages: Story = {
  parameters: { path: '/my-bookings?view=packages', cache: [...both, [packages, []]] },
}

export const PackagesLoading: Story = {
  parameters: { path: '/my-bookings?view=packages', cache: both, pending: [packages] },
}

export const PackagesUnreachable: Story = {
  parameters: { path: '/my-bookings?view=packages', cache: both, failed: [packages] },
}
