import { vendorOfferKeys } from '@angadi/data/vendor-offers/keys.ts'
import type { RunningOffer } from '@angadi/data/vendor-offers/running-offers.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest } from '../samples/person.ts'
import { VendorOffers } from './vendor-offers.tsx'

const VENDOR = '5b0c2f5e-1111-4111-8111-111111111111'
const offer: RunningOffer = {
  code: 'PARADISE20',
  kind: 'percent',
  value: 2000,
  cap_paise: 10_000,
  minimum_paise: 29_900,
  valid_to: '2026-12-31T18:29:00Z',
  first_order_only: false,
}
const offers: readonly RunningOffer[] = [
  offer,
  {
    ...offer,
    code: 'FIRST50',
    kind: 'flat',
    value: 5000,
    cap_paise: null,
    minimum_paise: 0,
    first_order_only: true,
  },
]

const meta = {
  title: 'Customer/Vendor offers',
  component: VendorOffers,
  args: { vendorId: VENDOR },
  parameters: { cache: [[vendorOfferKeys.running(VENDOR, null), offers]] },
  beforeEach: () => guest(),
} satisfies Meta<typeof VendorOffers>
export default meta
type Story = StoryObj<typeof meta>

/** Two offers; one tap keeps a code for the checkout, another one takes it back. */
export const Running: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await expect(await canvas.findByText('PARADISE20')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('20% off, up to ₹100')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use FIRST50 at checkout' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'FIRST50 is used at checkout' }))
    await expect(await canvas.findByRole('button', { name: 'Use FIRST50 at checkout' })).toBeVisible()
  },
}

/** A vendor without offers: nothing. */
export const None: Story = {
  parameters: { cache: [[vendorOfferKeys.running(VENDOR, null), []]] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
}
