import { calendarFeedOptions } from '@angadi/data/my-bookings/calendar.ts'
import { myBookingKeys } from '@angadi/data/my-bookings/keys.ts'
import type { MyBooking } from '@angadi/data/my-bookings/my-bookings.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import MyBookingsScreen from './my-bookings-screen.tsx'
import { past, sampleBooking, upcoming } from './samples.ts'

const toCome = myBookingKeys.list(ANANYA, false)
const over = myBookingKeys.list(ANANYA, true)
const pages = (rows: readonly MyBooking[]) => ({ pages: [rows], pageParams: [undefined] })
const feed = calendarFeedOptions(ANANYA, undefined).queryKey
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
