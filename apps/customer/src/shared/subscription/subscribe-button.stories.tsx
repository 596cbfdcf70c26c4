import { addressKeys } from '@angadi/data/addresses/addresses.ts'
import { subscriptionKeys } from '@angadi/data/subscriptions/keys.ts'
import type { SubscriptionOffer } from '@angadi/data/subscriptions/offer.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../samples/person.ts'
import { SubscribeButton } from './subscribe-button.tsx'

const ITEM = '44444444-4444-4444-8444-444444444444'
const today = indiaDay(Date.now())
const offer: SubscriptionOffer = {
  item_id: ITEM,
  name: 'Palle Paalu A2 cow milk in a glass bottle',
  name_translations: {},
  picture: null,
  unit: '500 ml',
  vendor_id: 'vendor',
  vendor_name: 'Manjeera Fresh Mart',
  price_paise: 4800,
  deposit_paise: 5000,
  max_quantity: 10,
  cut_off: '20:00',
  delivers_from: '05:00',
  delivers_until: '08:00',
  delivery_paise: 200,
  first_day: daysAfter(today, 1),
  last_day: daysAfter(today, 60),
  subscription_id: null,
}
const home = {
  id: 'home',
  label: 'Home',
  line: 'Flat 402, Ayyappa Society',
  landmark: null,
  city: 'Hyderabad',
  pincode: '500081',
  lat: 17.44,
  lng: 78.39,
  is_default: true,
}

const meta = {
  title: 'Customer/Subscribe',
  component: SubscribeButton,
  args: { itemId: ITEM, name: 'A2 cow milk' },
  parameters: { path: '/grocery' },
} satisfies Meta<typeof SubscribeButton>
export default meta
type Story = StoryObj<typeof meta>

async function openSheet(canvas: { findByRole: (role: string) => Promise<HTMLElement> }) {
  await userEvent.click(await canvas.findByRole('button'))
  await expect(await screen.findByRole('dialog')).toBeVisible()
}

/** The terms, how often and where to. */
export const Open: Story = {
  beforeEach: () => signedIn(),
  parameters: {
    cache: [
      [subscriptionKeys.offer(ANANYA, ITEM), offer],
      [addressKeys.of(ANANYA), [home]],
    ],
  },
  play: ({ canvas }) => openSheet(canvas),
}

/** A guest sees the terms, and signs in to subscribe. */
export const Guest: Story = {
  beforeEach: () => guest(),
  parameters: { cache: [[subscriptionKeys.offer(null, ITEM), offer]] },
  play: ({ canvas }) => openSheet(canvas),
}

/** Somebody who has subscribed already is shown the way to change it. */
export const AlreadySubscribed: Story = {
  beforeEach: () => signedIn(),
  parameters: {
    cache: [[subscriptionKeys.offer(ANANYA, ITEM), { ...offer, subscription_id: 'subscription' }]],
  },
  play: ({ canvas }) => openSheet(canvas),
}

export const NotOffered: Story = {
  beforeEach: () => signedIn(),
  parameters: { cache: [[subscriptionKeys.offer(ANANYA, ITEM), null]] },
  play: ({ canvas }) => openSheet(canvas),
}
