import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorCardKeys } from '@angadi/data/vendor-card/keys.ts'
import type { VendorDay } from '@angadi/data/vendor-console/day.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { LiveOrders, VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { liveOrdersOptions } from '@angadi/data/vendor-console/orders.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inMinutes, sampleCard, sampleOrder, sampleVendor } from '../../shared/samples.ts'
import BoardScreen from './board-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const vendors = vendorConsoleKeys.vendors(OWNER)
const live = liveOrdersOptions('vendor').queryKey
const latest = vendorConsoleKeys.latest('vendor')
const day = vendorConsoleKeys.day('vendor')

const busyDay: VendorDay = {
  orders: 42,
  delivered: 36,
  cancelled: 2,
  sales_paise: 1_846_500,
  earned_paise: 1_512_300,
  avg_prep_minutes: 18,
}
const quietDay: VendorDay = {
  orders: 0,
  delivered: 0,
  cancelled: 0,
  sales_paise: 0,
  earned_paise: 0,
  avg_prep_minutes: null,
}

function board(...orders: readonly VendorOrder[]): LiveOrders {
  return { orders, serverOffsetMs: 0 }
}

/** An order that was accepted for a half hour some minutes ahead. */
function forLater(number: string, minutesAhead: number): VendorOrder {
  return sampleOrder({
    order_id: number,
    order_number: number,
    status: 'confirmed',
    accept_by: null,
    status_since: inMinutes(-600),
    scheduled_for: inMinutes(minutesAhead),
    begin_at: inMinutes(minutesAhead - 25),
    later_until: inMinutes(minutesAhead - 35),
  })
}

/** One order each: new, accepted, being prepared, ready for the courier, ready for pickup, out for delivery. */
const everyStage = board(
  sampleOrder(),
  sampleOrder({
    order_id: 'accepted',
    order_number: 'HYD-2611-0041',
    customer_name: 'Kiran T.',
    status: 'confirmed',
    accept_by: null,
    status_since: inMinutes(-2),
  }),
  sampleOrder({
    order_id: 'preparing',
    order_number: 'HYD-2611-0040',
    customer_name: 'Lakshmi Devi',
    status: 'preparing',
    accept_by: null,
    status_since: inMinutes(-12),
    courier_name: 'Ravi Kumar',
    courier_state: 'assigned',
  }),
  sampleOrder({
    order_id: 'ready',
    order_number: 'HYD-2611-0039',
    customer_name: 'Imran S.',
    status: 'ready',
    accept_by: null,
    courier_name: 'Ravi Kumar',
    courier_state: 'at_pickup',
    pickup_code: '4821',
  }),
  sampleOrder({
    order_id: 'pickup',
    order_number: 'HYD-2611-0038',
    customer_name: 'Sravani P.',
    kind: 'pickup',
    status: 'ready',
    accept_by: null,
    courier_state: null,
  }),
  sampleOrder({
    order_id: 'away',
    order_number: 'HYD-2611-0037',
    customer_name: 'Joseph M.',
    status: 'out_for_delivery',
    accept_by: null,
    courier_name: 'Meena',
    courier_state: 'picked_up',
  }),
)

const meta = {
  title: 'Vendor/Board',
  component: BoardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof BoardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Orders in every stage, and today's figures. */
export const EveryStage: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor()]],
      [live, everyStage],
      [latest, []],
      [day, busyDay],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByText(/HYD-2611-0042/)).length).toBeGreaterThan(0)
    if (globals['language'] === 'en')
      await waitFor(() => expect(canvas.getByRole('button', { name: /Accept/ })).toBeVisible())
  },
}

/**
 * However long the order is and whatever else there is to say, Accept is in sight without scrolling, in Telugu too
 * (look.md, Console head: the first job's action stands above the fold).
 */
export const LongOrder: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor({ name: 'Sri Venkateswara Swagath Grand Family Restaurant and Tiffins' })]],
      [
        live,
        board(
          sampleOrder({
            customer_name: 'Venkata Satyanarayana Lakshmi Narasimha',
            items: Array.from({ length: 14 }, (_, index) => ({
              name: `Hyderabadi special double masala chicken dum biryani with raita number ${index}`,
              quantity: index + 1,
              unit_paise: 29_900,
              diet: 'non_veg',
              options: [],
            })),
          }),
        ),
      ],
      [
        latest,
        [
          sampleOrder({
            order_id: 'off',
            status: 'cancelled',
            cancelled_by: 'user',
            cancel_reason: 'too_slow',
          }),
        ],
      ],
      [day, busyDay],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('timer')
    const accept = [...canvasElement.querySelectorAll('article footer button')].at(-1)
    // The card comes in from below.
    await waitFor(() =>
      expect(accept?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

/** In hand: more time was asked for, the customer is asked about one dish, and another one came instead. */
export const InHand: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor()]],
      [
        live,
        board(
          sampleOrder({
            order_id: 'preparing',
            order_number: 'HYD-2611-0040',
            status: 'preparing',
            accept_by: null,
            prep_minutes: 30,
            extra_minutes: 10,
            items: [
              {
                name: 'Mutton haleem',
                quantity: 2,
                came: 1,
                instead: [{ name: 'Chicken haleem', quantity: 1 }],
                unit_paise: 24_900,
              },
              {
                name: 'Double ka meetha',
                quantity: 1,
                unit_paise: 9900,
                asked: {
                  id: 'asked',
                  missing: 1,
                  answer_by: inMinutes(2),
                  name: 'Qubani ka meetha',
                  quantity: 1,
                },
              },
            ],
          }),
        ),
      ],
      [latest, []],
      [day, busyDay],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    // Nothing is new: the board opens where the work is.
    await expect(await canvas.findByText('1 of 2 came · Instead: 1 × Chicken haleem')).toBeVisible()
    await expect(await canvas.findByText(/Double ka meetha → 1 × Qubani ka meetha/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '+5 min' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '+10 min' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ready' })).toHaveAccessibleDescription(
      'The customer is still being asked.',
    )
  },
}

/** What ran out: which dish, what instead, and how long it stays off sale. */
export const RanOut: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor()]],
      [live, board(sampleOrder({ order_id: 'preparing', status: 'preparing', accept_by: null }))],
      [latest, []],
      [day, busyDay],
      [
        vendorConsoleKeys.runOutChoices('preparing', 1),
        [
          { item_id: 'keema', name: 'Keema biryani', picture: null, price_paise: 35_000, diet: 'non_veg' },
          { item_id: 'veg', name: 'Vegetable dum biryani', picture: null, price_paise: 19_900, diet: 'veg' },
        ],
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Something ran out' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('radio', { name: /Hyderabadi chicken/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'One less' }))
    // One of two is missing: what is dearer costs what was ordered.
    await expect(sheet.getByText('₹299, instead of ₹350')).toBeVisible()
    await expect(sheet.getByRole('radio', { name: 'Leave it out: ₹299 back' })).toBeChecked()
  },
}

/** Orders for later: one that is due with the others, the rest by half hour, with room (Issue 10, 6). */
export const Later: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor()]],
      [
        live,
        board(forLater('HYD-2611-0050', 240), forLater('HYD-2611-0051', 240), forLater('HYD-2611-0052', 30)),
      ],
      [latest, []],
      [day, busyDay],
      [vendorCardKeys.of('vendor'), sampleCard],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Later (2)' })).toBeVisible()
    await expect(canvas.getByText('2 of 10 booked')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start cooking', hidden: true })).toBeInTheDocument()
  },
}

/** No orders yet today. */
export const NoOrdersYet: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor()]],
      [live, board()],
      [latest, []],
      [day, quietDay],
    ],
  },
}

/** One order cancelled during preparation, and one that was not accepted in time. */
export const CalledOff: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor()]],
      [live, board()],
      [
        latest,
        [
          sampleOrder({ status: 'cancelled', cancelled_by: 'user', cancel_reason: 'changed_mind' }),
          sampleOrder({
            order_id: 'missed',
            order_number: 'HYD-2611-0036',
            status: 'cancelled',
            cancelled_by: 'system',
            cancel_reason: 'not_accepted_in_time',
          }),
        ],
      ],
      [day, busyDay],
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/HYD-2611-0042/)).length).toBeGreaterThan(0)
    await expect(canvas.getByText(/HYD-2611-0036/)).toBeVisible()
  },
}

/** One order in full. */
export const OneOrder: Story = {
  parameters: {
    path: '/vendor?order=preparing',
    cache: [
      [vendors, [sampleVendor()]],
      [live, everyStage],
      [latest, []],
      [day, busyDay],
      [
        vendorConsoleKeys.history('preparing'),
        [
          { seq: 1, to_status: 'pending', actor_role: 'user', reason_code: null, at: inMinutes(-14) },
          { seq: 2, to_status: 'confirmed', actor_role: 'vendor', reason_code: null, at: inMinutes(-13) },
          { seq: 3, to_status: 'preparing', actor_role: 'vendor', reason_code: null, at: inMinutes(-12) },
        ],
      ],
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('HYD-2611-0040')
  },
}

/** The last known orders stay visible while there is no network. */
export const Stale: Story = {
  parameters: {
    cache: [
      [vendors, [sampleVendor()]],
      [live, everyStage],
      [latest, []],
      [day, busyDay],
    ],
    failed: [live],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getAllByText(/HYD-2611-0042/).length).toBeGreaterThan(0)
  },
}

export const Loading: Story = {
  parameters: { cache: [[vendors, [sampleVendor()]]], pending: [live, latest, day] },
}

export const Unreachable: Story = {
  parameters: { cache: [[vendors, [sampleVendor()]]], failed: [live, latest, day] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
}

/** A user who does not belong to any vendor yet. */
export const WithoutVendor: Story = { parameters: { cache: [[vendors, []]] } }
