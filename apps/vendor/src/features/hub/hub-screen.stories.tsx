import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { type VendorFigures, vendorFiguresOptions } from '@angadi/data/vendor-figures/figures.ts'
import { type VendorOffer, vendorOffersOptions } from '@angadi/data/vendor-offers/offers.ts'
import { vendorCatalogueOptions } from '@angadi/data/vendor-products/catalogue.ts'
import { vendorReviewKeys } from '@angadi/data/vendor-reviews/keys.ts'
import type { VendorReview } from '@angadi/data/vendor-reviews/reviews.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import HubScreen from './hub-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const figures: VendorFigures = {
  days: [{ day: '2026-11-22', sales_paise: 842_500, delivered: 21 }],
  now: { orders: 24, cancelled: 2, refused: 1, sales_paise: 842_500, delivered: 21, customers: 17 },
  before: { sales_paise: 700_000, delivered: 18, customers: 15 },
  returning: 9,
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 13 ? 8 : 0)),
  best: [],
  stars: [5, 2, 0, 0, 1],
  unanswered: 2,
}
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
  [vendorFiguresOptions('vendor', 7).queryKey, figures],
  [
    vendorCatalogueOptions('vendor').queryKey,
    { items: 40, off: 2, low: 1, expiring: 0, without_picture: 3, sections: [] },
  ],
  [
    vendorOffersOptions('vendor').queryKey,
    [offer, { ...offer, code: 'OLD10', is_running: false, kind: 'percent', value: 1000, cap_paise: 5000 }],
  ],
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

/** Offers with their cost; one that gives away too much is refused field by field. */
export const Offers: Story = {
  parameters: { path: '/vendor/hub?part=offers', cache: around },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText(/cost you ₹600/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'New offer' }))
    const sheet = await screen.findByRole('dialog', { name: 'New offer' }, { timeout: 5000 })
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Code' }), 'DEG60')
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Discount' }), '60')
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'From an order of' }), '100')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Start offer' }))
    await expect(await within(sheet).findByText('At least twice the discount.')).toBeVisible()
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
  parameters: { cache: [around[0]], failed: [vendorFiguresOptions('vendor', 7).queryKey] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
