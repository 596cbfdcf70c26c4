import { useSession } from '@angadi/data/session/session-store.ts'
import { shoppingKeys } from '@angadi/data/shopping/keys.ts'
import type { Parcel, ShippingLabel } from '@angadi/data/shopping/parcels.ts'
import type { ReturnPickup } from '@angadi/data/shopping/return-pickup.ts'
import type { ReturnCard } from '@angadi/data/shopping/shipment.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inMinutes, sampleVendor } from '../../shared/samples.ts'
import ParcelsScreen from './parcels-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor({ kind: 'shopping', name: 'Deccan Bazaar' })]],
]

function day(changes: Readonly<Record<string, number>> = {}) {
  const none = { new: 0, packing: 0, ready: 0, away: 0, late: 0, returns: 0, questions: 0 }
  return [
    shoppingKeys.sellersDay('vendor'),
    { ...none, held_paise: 0, sold_out: 0, running_out: 0, ...changes },
  ] as const
}

function parcel(changes: Partial<Parcel> = {}): Parcel {
  return {
    shipment_id: 'parcel',
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    purpose: 'order',
    state: 'out_for_delivery',
    order_status: 'out_for_delivery',
    customer_name: 'Ananya',
    city: 'Hyderabad',
    pincode: '500034',
    lines: [{ name: 'USB-C charger, 30 W', quantity: 1, variant: { colour: 'White' }, picture: null }],
    instructions: null,
    gift: null,
    payment_method: 'cash',
    collect_cash_paise: 89_900,
    total_paise: 89_900,
    carrier_code: 'own',
    carrier_name: 'Our own delivery',
    tracking_number: null,
    promised_to: '2026-11-28',
    accept_by: null,
    placed_at: inMinutes(-600),
    ...changes,
  }
}

const pages = (rows: readonly unknown[]) => ({ pages: [rows], pageParams: [undefined] })

const toFetch: ReturnCard = {
  id: 'return',
  number: 'R-2611-0007',
  order_id: 'order',
  order_number: 'HYD-2611-0031',
  vendor_name: 'Deccan Bazaar',
  wish: 'refund',
  destination: 'wallet',
  state: 'approved',
  note: null,
  photos: [],
  pickup_on: '2026-11-28',
  answer: null,
  refund_paise: 0,
  state_since: inMinutes(-60),
  created_at: inMinutes(-300),
  customer_name: 'Ananya',
  due_at: null,
  lines: [
    {
      position: 1,
      name: 'Cotton kurta',
      picture: null,
      variant: { size: 'M' },
      quantity: 1,
      unit_paise: 79_900,
      reason: 'size',
      exchange_name: null,
      exchange_variant: null,
    },
  ],
  events: [],
}

const pickup: ReturnPickup = {
  return_id: 'return',
  number: 'R-2611-0007',
  order_number: 'HYD-2611-0031',
  pickup_on: '2026-11-28',
  from: {
    name: 'Ananya Reddy',
    line: 'Flat 402, Sri Sai Residency, Road No. 36',
    landmark: 'Opposite the water tank',
    city: 'Hyderabad',
    pincode: '500081',
    lat: 17.448,
    lng: 78.391,
  },
  to: { name: 'Deccan Bazaar Private Limited', address: 'Abids, Hyderabad', call_phone: '+919000000014' },
  pieces: 1,
}

const label: ShippingLabel = {
  shipment_id: 'parcel',
  order_number: 'HYD-2611-0042',
  purpose: 'order',
  to: {
    name: 'Venkata Satyanarayana Lakshmi Narasimha',
    line: 'Flat 402, Sri Sai Residency',
    landmark: null,
    city: 'Hyderabad',
    pincode: '500081',
    phone_masked: '+9190•••••001',
  },
  from: {
    name: 'Deccan Bazaar Private Limited',
    address: 'Abids, Hyderabad',
    gstin: null,
    care_phone: null,
    call_phone: '+919000000014',
  },
  carrier: null,
  tracking_number: null,
  collect_paise: 89_900,
  pieces: 1,
  promised_to: '2026-11-28',
}

const meta = {
  title: 'Vendor/Parcels',
  component: ParcelsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/shopping/orders' },
  beforeEach: () => useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] }),
} satisfies Meta<typeof ParcelsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever comes without asking for a stage lands where work waits: here a return to be fetched, with all that needs. */
export const ReturnToFetch: Story = {
  parameters: {
    cache: [
      ...around,
      day({ returns: 1, away: 3 }),
      [shoppingKeys.sellersReturns('vendor', true), pages([toFetch])],
      [shoppingKeys.returnPickup('return'), pickup],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/Sri Sai Residency/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Label' }))
    const paper = within(await screen.findByRole('dialog', { name: 'Return' }))
    await expect(paper.getByText('Nobody there? Call +919000000014')).toBeVisible()
  },
}

/** Delivered is confirmed, with the money that was collected, and can be taken back for ten seconds. */
export const Delivered: Story = {
  parameters: {
    path: '/vendor/shopping/orders?view=away',
    cache: [...around, day({ away: 1 }), [shoppingKeys.parcels('vendor', 'away'), pages([parcel()])]],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Delivered' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await expect(asked.getByText(/₹899 was collected/)).toBeInTheDocument()
    await userEvent.click(asked.getByRole('button', { name: 'Delivered' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('button', { name: 'Delivered' })).toBeVisible()
  },
}

/** The label of a parcel: no number of the customer, and the shop's, which a carrier can call. */
export const OnPaper: Story = {
  parameters: {
    path: '/vendor/shopping/orders?view=ready&label=parcel',
    cache: [
      ...around,
      day({ ready: 1 }),
      [shoppingKeys.parcels('vendor', 'ready'), pages([parcel({ state: 'packing', order_status: 'ready' })])],
      [shoppingKeys.label('parcel'), label],
    ],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    const paper = within(await screen.findByRole('dialog'))
    await expect(await paper.findByText('Nobody there? Call +919000000014')).toBeVisible()
    await expect(paper.queryByText(/•/)).toBeNull()
  },
}

/** Nothing waits. */
export const Quiet: Story = {
  parameters: { cache: [...around, day(), [shoppingKeys.parcels('vendor', 'new'), pages([])]] },
}
