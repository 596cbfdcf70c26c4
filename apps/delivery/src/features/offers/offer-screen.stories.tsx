import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { OfferScreen } from './offer-screen.tsx'

const OFFER = {
  offer_id: '11111111-1111-4111-8111-111111111111',
  order_id: '22222222-2222-4222-8222-222222222222',
  payment_method: 'wallet' as const,
  server_now: new Date().toISOString(),
  expires_at: new Date(Date.now() + 25_000).toISOString(),
  pay_paise: 4200,
  tip_paise: 1000,
  collect_cash_paise: 0,
  items_count: 2,
  vendor_name: 'Deg & Dastarkhwan',
  pickup_area: 'Madhapur',
  pickup_lat: 17.4484,
  pickup_lng: 78.3908,
  drop_lat: 17.44,
  drop_lng: 78.38,
  drop_area: 'Kondapur',
  distance_to_pickup_m: 800,
  distance_m: 2400,
}

const meta = {
  title: 'Courier/OfferScreen',
  component: OfferScreen,
  args: {
    offer: OFFER,
    desk: {
      offer: OFFER,
      serverOffsetMs: 0,
      accept: fn(),
      decline: fn(),
      ranOut: fn(),
      busy: undefined,
    },
  },
} satisfies Meta<typeof OfferScreen>
export default meta

/** A dialog over the page: it takes the focus, and the page's own content stays the only main. */
export const Asked: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toHaveFocus())
    await expect(canvasElement.querySelector('main, [id="main"]')).toBeNull()
  },
}
