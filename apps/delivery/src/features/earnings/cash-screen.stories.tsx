import type { CounterOffer, CourierMoney } from '@angadi/data/courier-console/cash.ts'
import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import CashScreen from './cash-screen.tsx'

const COURIER = '44444444-4444-4444-8444-444444444444'
const cash = courierKeys.cash(COURIER)
const held: CourierMoney = {
  held_paise: 245_000,
  in_hand_paise: 300_000,
  limit_paise: 300_000,
  upi: true,
  counters: [
    { vendor_id: 'one', name: 'Deg & Dastarkhwan', takes_paise: 180_000 },
    { vendor_id: 'two', name: 'Sri Sai Tiffins', takes_paise: 900_000 },
  ],
  offers: [],
}
const offer: CounterOffer = {
  id: 'offer',
  vendor_name: 'Deg & Dastarkhwan',
  amount_paise: 120_000,
  state: 'asked',
  asked_at: '2026-11-27T08:30:00Z',
  expires_at: '2026-11-27T09:00:00Z',
}
const deposits = [
  courierKeys.deposits(COURIER),
  {
    pages: [
      [
        {
          id: 4,
          at: '2026-11-24T08:00:00Z',
          way: 'counter',
          amount_paise: 90_000,
          reference: null,
          place: 'Sri Sai Tiffins',
        },
        {
          id: 3,
          at: '2026-11-20T06:00:00Z',
          way: 'office',
          amount_paise: 245_000,
          reference: 'Receipt 118',
          place: null,
        },
      ],
    ],
    pageParams: [undefined],
  },
] as const

const meta = {
  title: 'Delivery/Cash',
  component: CashScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/driver/cash', cache: [[cash, held], deposits] },
  beforeEach: () => useSession.setState({ ready: true, userId: COURIER, claimedRoles: ['delivery'] }),
} satisfies Meta<typeof CashScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Every way to hand it in: no more than is held, and at a counter no more than the shop is owed. */
export const Holding: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await expect(await canvas.findByText(/Receipt 118/)).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: 'Pay ₹2,450 by UPI' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Hand in ₹1,800' })).toBeEnabled()
    const [upi] = canvas.getAllByLabelText('Amount in rupees')
    if (!upi) throw new Error('there is no amount')
    await userEvent.clear(upi)
    await userEvent.type(upi, '2451')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by UPI' }))
    await expect(upi).toBeInvalid()
    await userEvent.selectOptions(canvas.getByLabelText('Shop'), 'two')
    await expect(canvas.getByRole('button', { name: 'Hand in ₹2,450' })).toBeEnabled()
  },
}

/** A shop has been asked, and counts. */
export const AtTheCounter: Story = {
  parameters: { cache: [[cash, { ...held, offers: [offer] }], deposits] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('₹1,200 at Deg & Dastarkhwan')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take it back' })).toBeEnabled()
  },
}

/** The shop says that it has not received it. */
export const Refused: Story = {
  parameters: { cache: [[cash, { ...held, offers: [{ ...offer, state: 'refused' }] }], deposits] },
}

/** No gateway, and no shop that takes cash: the office is left. */
export const OnlyTheOffice: Story = {
  parameters: { cache: [[cash, { ...held, upi: false, counters: [] }], deposits] },
}

export const Nothing: Story = {
  parameters: { cache: [[cash, { ...held, held_paise: 0, in_hand_paise: 0 }], deposits] },
}

export const Loading: Story = { parameters: { cache: [deposits], pending: [cash] } }

export const Unreachable: Story = {
  parameters: { cache: [deposits], failed: [cash] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
