import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { vendorHubKey } from '@angadi/data/vendor-hub/hub.ts'
import { sampleBusiness } from '@angadi/data/vendor-hub/sample-business.ts'
import { type VendorOffer, vendorOffersOptions } from '@angadi/data/vendor-offers/offers.ts'
import { type ProposedCoupon, proposedCouponsOptions } from '@angadi/data/vendor-offers/proposed.ts'
import { vendorReviewKeys } from '@angadi/data/vendor-reviews/keys.ts'
import type { VendorReview } from '@angadi/data/vendor-reviews/reviews.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import HubScreen from './hub-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const offer: VendorOffer = {
  code: 'DEG50',
  kind: 'flat',
  value: 5000,
  cap_paise: null,
  minimum_paise: 29_900,
  valid_to: '2099-01-31T18:29:59Z',
  total_limit: 100,
  per_user_limit: 1,
  first_order_only: true,
  is_running: true,
  uses: 12,
  cost_paise: 60_000,
}
const proposed: ProposedCoupon = {
  code: 'FEAST50',
  title: '₹50 off every dinner',
  title_translations: { te: 'ప్రతి భోజనంపై ₹50 తగ్గింపు' },
  kind: 'flat',
  value: 5000,
  cap_paise: null,
  minimum_paise: 29_900,
  valid_to: '2099-01-31T18:29:59Z',
  first_order_only: false,
  items: 3,
  vendor_share_bp: 3000,
  state: 'proposed',
  uses: 0,
  cost_paise: 0,
}
const review: VendorReview = {
  id: 'r1',
  author_name: 'Ananya',
  stars: 4,
  body: 'Crisp, hot, and the raita was fresh.',
  photos: [],
  is_edited: true,
  helpful: 2,
  state: 'shown',
  is_reported: false,
  item_name: null,
  reply: null,
  replied_at: null,
  created_at: '2026-11-21T13:00:00Z',
  order_number: 'HYD-261121-0042',
  items: ['Hyderabadi chicken dum biryani', 'Double ka meetha'],
}
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor()]],
  [vendorHubKey(OWNER), [sampleBusiness()]],
  [
    vendorOffersOptions('vendor').queryKey,
    [offer, { ...offer, code: 'OLD10', is_running: false, kind: 'percent', value: 1000, cap_paise: 5000 }],
  ],
  [proposedCouponsOptions('vendor').queryKey, []],
  [vendorReviewKeys.list('vendor', { isUnanswered: false }), { pages: [[review]], pageParams: [undefined] }],
  [
    vendorReviewKeys.list('vendor', { isUnanswered: false, subjectId: 'biryani' }),
    { pages: [[{ ...review, id: 'r2', item_name: 'Biryani', items: [] }]], pageParams: [undefined] },
  ],
  [vendorReviewKeys.items('vendor'), [{ subject_id: 'biryani', name: 'Biryani', reviews: 4, average: 4.5 }]],
] as const

const meta = {
  title: 'Vendor/Hub',
  component: HubScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/hub' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof HubScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The week, what needs the vendor, and the way to every part. */
export const Overview: Story = {
  parameters: { cache: around },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 reviews without a reply')).toBeVisible()
    await expect(canvas.getByText('₹8,425')).toBeVisible()
  },
}

/** Several businesses of one person: what waits in each, and one tap to it. */
export const Several: Story = {
  parameters: {
    cache: [
      [
        vendorConsoleKeys.vendors(OWNER),
        [sampleVendor(), sampleVendor({ id: 'second', name: 'Charminar Bakery' })],
      ],
      [
        vendorHubKey(OWNER),
        [
          sampleBusiness(),
          sampleBusiness({
            id: 'second',
            is_open: false,
            waiting: 2,
            under_way: 1,
            unanswered: 0,
            low: 0,
            off: 0,
            without_picture: 0,
            documents: [{ application_id: 'a', requirement: 'fssai', valid_until: '2026-12-09' }],
            payout: { held: null, came_back: true },
          }),
        ],
      ],
      ...around.slice(2),
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Charminar Bakery/ }))
    await expect(await canvas.findByText('2 new orders wait')).toBeVisible()
    await expect(canvas.getByText('Your last payout came back')).toBeVisible()
    await expect(canvas.getByText('1 paper ends on 9 Dec 2026')).toBeVisible()
  },
}

/** A new shop: what is left to do before it sells well. */
export const NewShop: Story = {
  parameters: {
    cache: [
      around[0],
      [
        vendorHubKey(OWNER),
        [
          sampleBusiness({
            items: 2,
            unanswered: 0,
            off: 0,
            low: 0,
            without_picture: 0,
            setup: { hours: true, photo: false, items: false, bank: false },
          }),
        ],
      ],
      ...around.slice(2),
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('1 of 4 done')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Add at least 5 items/ })).toBeVisible()
  },
}

/** Offers with their cost; one that gives away too much is refused field by field. */
export const Offers: Story = {
  parameters: { path: '/vendor/hub?part=offers', cache: around },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(/cost you ₹600/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'New offer' }))
    const sheet = await screen.findByRole('dialog', { name: 'New offer' })
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Code' }), 'DEG60')
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Discount' }), '60')
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'From an order of' }), '100')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Start offer' }))
    await expect(await within(sheet).findByText('At least twice the discount.')).toBeVisible()
  },
}

/** Offers that Angadi shares: one that waits, one that runs and can be ended, one that was declined. */
export const SharedOffers: Story = {
  parameters: {
    path: '/vendor/hub?part=offers',
    cache: [
      ...around.filter(([key]) => key !== proposedCouponsOptions('vendor').queryKey),
      [
        proposedCouponsOptions('vendor').queryKey,
        [
          proposed,
          {
            ...proposed,
            code: 'LUNCH20',
            kind: 'percent',
            value: 2000,
            cap_paise: 10_000,
            state: 'accepted',
            uses: 8,
          },
          { ...proposed, code: 'TEA10', state: 'declined', items: null },
        ],
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findAllByText('You bear 30% of the discount · at most ₹15 an order'),
    ).toHaveLength(2)
    await expect(canvas.getByText('You bear 30% of the discount · at most ₹30 an order')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Agree to TEA10' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End LUNCH20' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Orders that used it keep it')
  },
}

/** A review with what was ordered, and a reply being written. */
export const Reviews: Story = {
  parameters: { path: '/vendor/hub?part=reviews', cache: around },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reply' }))
    await expect(canvas.getByRole('form', { name: 'Reply to Ananya' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reviews of' }), 'biryani')
    await expect(await canvas.findByText('About Biryani')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: { cache: [around[0]], failed: [vendorHubKey(OWNER)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
