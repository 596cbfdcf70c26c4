import { contactKeys } from '@angadi/data/contact/keys.ts'
import { myBookingKeys } from '@angadi/data/my-bookings/keys.ts'
import { orderKeys } from '@angadi/data/orders/keys.ts'
import { seriesKeys } from '@angadi/data/series/keys.ts'
import { waitingListKeys } from '@angadi/data/waiting-list/keys.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { sampleDays, TODAY, timeOn } from '../../shared/booking/samples.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import BookingView from './booking-view.tsx'
import { sampleEarlier, sampleVisit } from './samples.ts'

const visit = sampleVisit()
const waiting = waitingListKeys.mine(ANANYA)
const series = { id: 'series', number: 2, visits: 3, left: 2 }
const ending = seriesKeys.ending('series')
const preview = orderKeys.cancellation('order', 'changed_mind')

const meta = {
  title: 'Customer/MyBookings/Booking',
  component: BookingView,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/order-tracking/order',
    pending: [contactKeys.contacts('order', 'user')],
    cache: [[waiting, []]],
  },
  args: { tracking: visit },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="sr-only">Lotus Beauty Lounge</h1>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof BookingView>
export default meta
type Story = StoryObj<typeof meta>

/** Booked: the steps with people and minutes, what to prepare, and what cancelling costs from when on. */
export const Booked: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Please come with washed hair.')).toBeVisible()
    await expect(canvas.getByText(/^Until: Tomorrow, 2:30/)).toBeVisible()
    await expect(canvas.getByText(/^After: Tomorrow, 4:00/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change time' })).toBeVisible()
  },
}

/** A request that the salon has not answered. */
export const Requested: Story = {
  args: {
    tracking: sampleVisit({
      order: { status: 'pending', accept_by: timeOn(0, '23:30') },
      booking: { state: 'pending', cancelling: [] },
    }),
  },
}

/** The salon has moved it: the old time stands there, and it may be cancelled free. */
export const MovedBySalon: Story = {
  args: {
    tracking: sampleVisit({
      booking: { moved: { from: timeOn(1, '11:00'), at: timeOn(0, '09:00'), by: 'vendor' }, cancelling: [] },
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/moved it\. Before: Tomorrow, 11:00/)).toBeVisible()
  },
}

/** Somebody else has taken over, which the customer agrees to or not. */
export const SomebodyElse: Story = {
  args: {
    tracking: sampleVisit({
      booking: { absence: { kind: 'replaced', person: 'Anita Rao', answer_by: null }, cancelling: [] },
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Anita Rao is away' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'That is fine' })).toBeEnabled()
  },
}

/** Nobody is free at the time: another one is to be chosen. */
export const AskedForAnother: Story = {
  args: {
    tracking: sampleVisit({
      booking: {
        absence: { kind: 'asked', person: 'Anita Rao', answer_by: timeOn(0, '20:00') },
        cancelling: [],
      },
    }),
  },
}

/** The time has passed and nobody was there: everything back, after a question. */
export const NobodyCame: Story = {
  args: { tracking: sampleVisit({ booking: { report_from: timeOn(-1, '10:15'), cancelling: null } }) },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Nobody came' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Did nobody come?' })
    await expect(dialog).toHaveTextContent('You get back what you paid, and a credit.')
    await userEvent.keyboard('{Escape}')
  },
}

/** Too late to move free of charge. */
export const Late: Story = {
  args: {
    tracking: sampleVisit({
      tracking: { cancellation: { ...visit.cancellation, charge_paise: 15_625, refund_paise: 15_625 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change time' })).toBeNull()
  },
}

export const Done: Story = {
  args: {
    tracking: sampleVisit({
      order: { status: 'delivered' },
      booking: { state: 'completed', cancelling: null },
      tracking: { can_rate: true },
    }),
  },
}

/** Whoever came is rated, too: each once. */
export const RatingWhoCame: Story = {
  parameters: { path: '/order-tracking/order?sheet=rate-anita' },
  args: {
    tracking: sampleVisit({
      order: { status: 'delivered' },
      booking: {
        state: 'completed',
        cancelling: null,
        people_to_rate: [
          { id: 'anita', name: 'Anita Rao', stars: null },
          { id: 'sunitha', name: 'Sunitha', stars: 4 },
        ],
      },
    }),
  },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: 'Save review' }))
    await expect(await sheet.findByRole('alert')).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: /^5 stars/ }))
    await expect(sheet.queryByRole('alert')).toBeNull()
  },
}

/** Who came and what the customer gave them. */
export const WhoCame: Story = {
  args: {
    tracking: sampleVisit({
      order: { status: 'delivered' },
      booking: {
        state: 'completed',
        cancelling: null,
        people_to_rate: [
          { id: 'anita', name: 'Anita Rao', stars: null },
          { id: 'sunitha', name: 'Sunitha', stars: 4 },
        ],
      },
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Rate Anita Rao' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Rate Sunitha' })).toBeNull()
  },
}

export const Cancelled: Story = {
  args: {
    tracking: sampleVisit({
      order: {
        status: 'cancelled',
        cancelled_by: 'user',
        cancel_reason: 'changed_mind',
        refund_paise: 31_250,
      },
      booking: { state: 'cancelled', cancelling: null },
    }),
  },
}

/** Nobody else could be sent: one sentence says so, and what the customer gets. */
export const ProfessionalAway: Story = {
  args: {
    tracking: sampleVisit({
      order: {
        status: 'cancelled',
        cancelled_by: 'vendor',
        cancel_reason: 'professional_absent',
        refund_paise: 31_250,
        credit_paise: 5_000,
      },
      booking: { state: 'cancelled', cancelling: null },
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/cannot come at that time/)).toBeVisible()
  },
}

/** The time was gone a moment before. */
export const TimeTaken: Story = {
  args: {
    tracking: sampleVisit({
      order: {
        status: 'cancelled',
        cancelled_by: 'system',
        cancel_reason: 'time_taken',
        refund_paise: 31_250,
      },
      booking: { state: 'cancelled', cancelling: null },
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Somebody else booked this time/)).toBeVisible()
  },
}

/** Nobody was there. */
export const NobodyThere: Story = {
  args: {
    tracking: sampleVisit({
      order: {
        status: 'cancelled',
        cancelled_by: 'vendor',
        cancel_reason: 'customer_absent',
        refund_paise: 0,
        charge_paise: 31_250,
      },
      booking: { state: 'no_show', cancelling: null },
    }),
  },
}

/** Another time is chosen from those that are free. */
export const Moving: Story = {
  parameters: {
    path: '/order-tracking/order?sheet=move',
    cache: [[myBookingKeys.movingTimes('booking', TODAY), { pages: [sampleDays], pageParams: [0] }]],
  },
  play: async ({ userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    const confirm = await screen.findByRole('button', { name: 'Choose another time' })
    await expect(confirm).toBeDisabled()
    await userEvent.click(await screen.findByRole('radio', { name: '9:30 am' }))
    await expect(await screen.findByRole('button', { name: /^Move to Tomorrow, 9:30/ })).toBeEnabled()
  },
}

/** What cancelling costs now stands above the button that does it. */
export const Cancelling: Story = {
  parameters: {
    path: '/order-tracking/order?sheet=cancel',
    cache: [[preview, { ...visit.cancellation, charge_paise: 15_625, refund_paise: 15_625 }]],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByText(/Cancelling now costs ₹156\.25/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancel for ₹156.25' })).toBeVisible()
  },
}

/** What cancelling costs is not known yet. */
export const CancellingUnknown: Story = {
  parameters: { path: '/order-tracking/order?sheet=cancel', failed: [preview] },
}

/** One of several: it is skipped by itself, or all that are to come are ended. */
export const OfSeries: Story = {
  args: { tracking: sampleVisit({ booking: { series } }) },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Part of a series (2 of 3)')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Skip this visit' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Tell me when an earlier time is free' })).toBeEnabled()
  },
}

/** What ending the series costs, visit by visit. */
export const EndingSeries: Story = {
  args: { tracking: sampleVisit({ booking: { series } }) },
  parameters: {
    path: '/order-tracking/order?sheet=end-series',
    cache: [
      [waiting, []],
      [
        ending,
        {
          charge_paise: 35_000,
          refund_paise: 105_000,
          visits: [
            { order_id: 'order', starts_at: timeOn(1, '16:30'), charge_paise: 35_000, refund_paise: 35_000 },
            { order_id: 'next', starts_at: timeOn(15, '16:30'), charge_paise: 0, refund_paise: 70_000 },
          ],
        },
      ],
    ],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByText('It costs ₹350 in all. ₹1,050 comes back to you.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'End it for ₹350' })).toBeEnabled()
  },
}

export const EndingSeriesUnreachable: Story = {
  args: { tracking: sampleVisit({ booking: { series } }) },
  parameters: { path: '/order-tracking/order?sheet=end-series', failed: [ending] },
}

/** A sitting of a package pays it. */
export const PaidByPackage: Story = {
  args: {
    tracking: sampleVisit({
      order: { charges: [], total_paise: 0, payments: [] },
      booking: { package: { order_id: 'package', name: 'Five facials' } },
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Paid with your package: Five facials')).toBeVisible()
  },
}

/** An earlier time is waited for. */
export const WaitingForEarlier: Story = {
  parameters: { cache: [[waiting, [sampleEarlier()]]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Do not tell me any more' })).toBeEnabled()
  },
}

/** An earlier time is free, and offered. */
export const EarlierOffered: Story = {
  parameters: {
    cache: [
      [
        waiting,
        [
          sampleEarlier({
            id: 'offer',
            starts_at: timeOn(1, '11:00'),
            ends_at: timeOn(1, '12:30'),
            until_at: timeOn(0, '23:45'),
            state: 'open',
          }),
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Move my booking' })).toBeEnabled()
  },
}
