import { useSession } from '@angadi/data/session/session-store.ts'
import { roundKeys } from '@angadi/data/subscriptions/keys.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import { TODAY } from './samples.ts'
import SubscriptionsScreen from './subscriptions-screen.tsx'

const OWNER = '66666666-6666-4666-8666-666666666666'
const vendor = { ...sampleVendor(), kind: 'grocery' }
const vendors = [vendorConsoleKeys.vendors(OWNER), [vendor]] as const
const terms = roundKeys.terms(vendor.id)
const subscribers = roundKeys.subscribers(vendor.id, '')
const offered = {
  terms: {
    cut_off: '20:00',
    delivers_from: '05:00',
    delivers_until: '08:00',
    delivery_paise: 200,
    is_open: true,
  },
  subscribers: 1,
  items: [
    {
      item_id: 'milk',
      name: 'A2 cow milk in a glass bottle',
      picture: null,
      unit: '500 ml',
      price_paise: 4800,
      deposit_paise: 5000,
      max_quantity: 10,
      subscriptions: 12,
    },
  ],
}
const ananya = {
  subscriber_id: 'one',
  name: 'Ananya',
  area: 'Ayyappa Society',
  address_line: 'Flat 402, Lakshmi Residency, Ayyappa Society',
  next_on: daysAfter(TODAY, 1),
  since: `${TODAY}T06:00:00Z`,
  items: [
    {
      name: 'A2 cow milk in a glass bottle',
      unit: '500 ml',
      frequency: 'weekdays',
      weekdays: [1, 3, 5],
      quantity: 2,
      ends_on: null,
      paused: false,
    },
  ],
  bottles_out: 2,
}

const meta = {
  title: 'Vendor/Subscriptions',
  component: SubscriptionsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/subscriptions' },
  beforeEach: () => useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] }),
} satisfies Meta<typeof SubscriptionsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The hours, what is offered, and who has subscribed. */
export const Full: Story = {
  parameters: {
    cache: [vendors, [terms, offered], [subscribers, { pages: [[ananya]], pageParams: [undefined] }]],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ananya')).toBeVisible()
  },
}

/** A store that has never delivered daily. */
export const First: Story = {
  parameters: {
    cache: [
      vendors,
      [terms, { terms: null, subscribers: 0, items: [] }],
      [subscribers, { pages: [[]], pageParams: [undefined] }],
    ],
  },
}

export const Unreachable: Story = { parameters: { cache: [vendors], failed: [terms, subscribers] } }
