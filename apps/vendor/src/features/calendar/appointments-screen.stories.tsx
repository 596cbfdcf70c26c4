import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { bookingDeskKeys } from '@angadi/data/booking-desk/keys.ts'
import type { DeskWaiting } from '@angadi/data/booking-desk/waiting.ts'
import { paymentKeys } from '@angadi/data/payments/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { settingKeys } from '@angadi/data/settings/keys.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import AppointmentsScreen from './appointments-screen.tsx'
import { samplePerson, sampleVisit, TODAY } from './samples.ts'

const OWNER = '33333333-3333-4333-8333-333333333333'
const TOMORROW = daysAfter(TODAY, 1)
const people = [
  {
    ...samplePerson('anita', 'Anita'),
    blocks: [{ id: 'block', starts_at: timeAt(TODAY, 1020), ends_at: timeAt(TODAY, 1080), note: 'Dentist' }],
  },
  samplePerson('bina', 'Bina'),
  { ...samplePerson('room', 'Spa room'), kind: 'room' as const },
]
const bookings: readonly DeskBooking[] = [
  sampleVisit(
    { id: '1', who: 'Asha', service: 'Haircut', person: 'anita', at: 600 },
    { state: 'completed', paid_paise: 40_000, cash_paise: 0 },
  ),
  sampleVisit({
    id: '2',
    who: 'Lakshmi',
    service: 'Hair colour',
    person: 'anita',
    at: 675,
    minutes: [30, 45, 30],
  }),
  sampleVisit(
    { id: '3', who: 'Ravi', service: 'Beard trim', person: 'anita', at: 705, minutes: [30] },
    {
      order_id: null,
      order_number: null,
      cash_paise: 0,
      walk_in: { phone: '+919876543210', note: null, taken_paise: null, taken_by: null },
    },
  ),
  sampleVisit(
    { id: '4', who: 'Meena', service: 'Bridal make-up', person: 'bina', at: 840, minutes: [120] },
    { state: 'pending', accept_by: timeAt(TODAY, 720), paid_paise: 10_000 },
  ),
  sampleVisit(
    { id: '5', who: 'Fatima', service: 'Facial', person: 'room', at: 900 },
    { state: 'in_progress' },
  ),
]
const around = [
  [
    vendorConsoleKeys.vendors(OWNER),
    [sampleVendor({ kind: 'beauty', name: 'Kesha Salon', desk: 'bookings' })],
  ],
  [bookingDeskKeys.days('vendor', TODAY, 1), people],
  [bookingDeskKeys.calendar('vendor', TODAY, 1), bookings],
  [
    bookingDeskKeys.services('vendor'),
    [
      {
        id: 'cut',
        name: 'Haircut',
        section: null,
        minutes: [45],
        price_paise: 40_000,
        service_resources: [{ need: 1, resource_id: 'anita' }],
      },
      {
        id: 'colour',
        name: 'Hair colour',
        section: null,
        minutes: [30, 45, 30],
        price_paise: 200_000,
        service_resources: [{ need: 1, resource_id: 'anita' }],
      },
    ],
  ],
  [
    bookingDeskKeys.absence('vendor', 'anita', TODAY),
    {
      refund_at_most_paise: 10_000,
      bookings: [
        {
          booking_id: '2',
          order_number: 'HYD-2611-2',
          starts_at: timeAt(TODAY, 675),
          ends_at: timeAt(TODAY, 780),
          outcome: 'replaced',
          paid_paise: 0,
          customer_name: 'Lakshmi',
          steps: [{ name: 'Hair colour', people: [{ name: 'Bina' }] }],
        },
        {
          booking_id: '3',
          order_number: null,
          starts_at: timeAt(TODAY, 705),
          ends_at: timeAt(TODAY, 735),
          outcome: 'by_hand',
          paid_paise: 0,
          customer_name: 'Ravi',
          steps: [{ name: 'Beard trim', people: [{ name: 'Anita' }] }],
        },
      ],
    },
  ],
] as const

const meta = {
  title: 'Vendor/Appointments',
  component: AppointmentsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/salon/appointments', cache: around },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof AppointmentsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Everybody's day: gaps are left open, closed hours and blocked time are shaded. */
export const Day: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect((await canvas.findAllByText('Asha'))[0]).toBeVisible()
  },
}

/** By keys: every arrow is a move, and Escape puts it back. */
export const MovedByKeys: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en' || !window.matchMedia('(min-width: 768px)').matches) return
    const block = await canvas.findByRole('button', { name: /Lakshmi Hair colour/ })
    block.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const place = block.closest('li')
    await waitFor(() => expect(place?.style.transform).toMatch(/translateX\([1-9]/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(place?.style.transform).toBe(''))
  },
}

/** The end of a walk-in and of blocked time, by keys; Escape puts it back. */
export const ResizedByKeys: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en' || !window.matchMedia('(min-width: 768px)').matches) return
    for (const name of [/Ravi Beard trim/, /Anita, 5:00 – 6:00/]) {
      const block = await canvas.findByRole('button', { name })
      const place = block.closest('li')
      const was = Number.parseFloat(place?.style.height ?? '')
      block.focus()
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
      await waitFor(() => expect(Number.parseFloat(place?.style.height ?? '')).toBe(was + 1.5))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(Number.parseFloat(place?.style.height ?? '')).toBe(was))
    }
  },
}

/** Enter on time that is free books there: the time and the person are filled in. */
export const BookedInPlace: Story = {
  parameters: {
    path: `/salon/appointments?day=${TOMORROW}`,
    cache: [
      ...around,
      [bookingDeskKeys.days('vendor', TOMORROW, 1), [samplePerson('bina', 'Bina', TOMORROW)]],
      [bookingDeskKeys.calendar('vendor', TOMORROW, 1), []],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en' || !window.matchMedia('(min-width: 768px)').matches) return
    const stretch = await canvas.findByRole('button', { name: /^Free 1:45/ })
    stretch.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Walk-in' }))
    await expect(await sheet.findByLabelText('Start')).toHaveValue('13:45')
    await expect(sheet.getByLabelText('With')).toHaveValue('bina')
  },
}

/** How long a walk-in takes, to the minute. */
export const Length: Story = {
  parameters: { path: '/salon/appointments?booking=3' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Change length' }))
    const minutes = await sheet.findByLabelText('Minutes')
    await expect(minutes).toHaveValue('30')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '2')
    await userEvent.click(sheet.getByRole('button', { name: 'Save length' }))
    await expect(await sheet.findByText('Enter 5 to 720 minutes.')).toBeVisible()
  },
}

/** The bill of a visit by UPI: the code that its customer scans. */
export const PaidByUpi: Story = {
  parameters: {
    path: '/salon/appointments?booking=5',
    cache: [
      ...around,
      [settingKeys.public, [{ setting_key: 'gateway_enabled', setting_value: true }]],
      [
        paymentKeys.code('order 5'),
        {
          state: 'open',
          amount_paise: 40_000,
          content: 'upi://pay?pa=angadi@icici&pn=Angadi&tr=RZPqr1&am=400&cu=INR',
          close_by: new Date(Date.now() + 900_000).toISOString(),
        },
      ],
    ],
  },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Pay by UPI' }))
    await expect(await screen.findByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible()
  },
}

/** One booking in full. */
export const OneBooking: Story = {
  parameters: { path: '/salon/appointments?booking=4' },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Accept' })).toBeVisible())
  },
}

/** Another time or person, without dragging. */
export const MoveTo: Story = {
  parameters: { path: '/salon/appointments?booking=2' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Move to…' }))
    await expect(sheet.getByLabelText('Start')).toHaveValue('11:15')
  },
}

/** What is missing is said at its field. */
export const WalkIn: Story = {
  parameters: { path: '/salon/appointments?act=walk-in' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Take the time' }))
    await expect(await sheet.findByText('Choose at least one service.')).toBeVisible()
    await expect(sheet.getByLabelText('Name')).toBeInvalid()
  },
}

/** What becomes of each booking of somebody who is ill. */
export const Ill: Story = {
  parameters: { path: '/salon/appointments?act=absence' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(await sheet.findByLabelText('Who is ill'), 'anita')
    await expect(await sheet.findByText('Somebody else takes over')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Anita is away' })).toBeEnabled()
  },
}

export const Block: Story = { parameters: { path: '/salon/appointments?act=block' } }

export const List: Story = { parameters: { path: '/salon/appointments?view=list' } }

export const EmptyDay: Story = {
  parameters: {
    path: '/salon/appointments?view=list',
    cache: [
      around[0],
      [bookingDeskKeys.days('vendor', TODAY, 1), people.slice(1)],
      [bookingDeskKeys.calendar('vendor', TODAY, 1), []],
    ],
  },
}

export const NobodyYet: Story = {
  parameters: {
    cache: [
      around[0],
      [bookingDeskKeys.days('vendor', TODAY, 1), []],
      [bookingDeskKeys.calendar('vendor', TODAY, 1), []],
    ],
  },
}

export const Loading: Story = {
  parameters: {
    cache: around.slice(0, 1),
    pending: [bookingDeskKeys.days('vendor', TODAY, 1), bookingDeskKeys.calendar('vendor', TODAY, 1)],
  },
}

export const Unreachable: Story = {
  parameters: {
    cache: around.slice(0, 1),
    failed: [bookingDeskKeys.days('vendor', TODAY, 1), bookingDeskKeys.calendar('vendor', TODAY, 1)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

const waiting = bookingDeskKeys.waiting('vendor')
const waits = (changes: Partial<DeskWaiting>): DeskWaiting => ({
  id: 'w1',
  customer_name: 'Asha Reddy',
  services: ['Haircut'],
  from_day: TODAY,
  to_day: TODAY,
  part_of_day: 'morning',
  is_earlier: false,
  created_at: timeAt(TODAY, 480),
  offered_until: null,
  ...changes,
})

/** Who waits for what and since when; a time is offered to the first. */
export const WaitingList: Story = {
  parameters: {
    path: '/salon/appointments?act=waiting',
    cache: [
      ...around,
      [
        waiting,
        [
          waits({ offered_until: timeAt(TODAY, 1095) }),
          waits({ id: 'w2', customer_name: null, is_earlier: true, services: ['Hair colour', 'Facial'] }),
        ],
      ],
    ],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByRole('heading', { name: 'Asha Reddy' })).toBeVisible()
    await expect(screen.getByText('Offered until 6:15 pm')).toBeVisible()
  },
}

export const NobodyWaits: Story = {
  parameters: { path: '/salon/appointments?act=waiting', cache: [...around, [waiting, []]] },
}

export const WaitingListUnreachable: Story = {
  parameters: { path: '/salon/appointments?act=waiting', cache: around, failed: [waiting] },
}
