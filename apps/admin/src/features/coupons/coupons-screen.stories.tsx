import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { Coupon } from '@angadi/data/coupons/coupons.ts'
import { couponKeys } from '@angadi/data/coupons/keys.ts'
import { type StorefrontItem, storefrontItemsOptions } from '@angadi/data/public-pages/storefront.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorDeskKeys } from '@angadi/data/vendor-desk/keys.ts'
import type { DeskVendor } from '@angadi/data/vendor-desk/vendors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import CouponsScreen from './coupons-screen.tsx'

const running: Coupon = {
  code: 'FEAST50',
  title: '₹50 off every dinner',
  kind: 'flat',
  value: 5000,
  cap_paise: null,
  minimum_paise: 29_900,
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2099-12-31T18:29:59Z',
  total_limit: null,
  per_user_limit: 1,
  first_order_only: false,
  is_listed: true,
  budget_paise: 7_500_000,
  kinds: null,
  region_name: 'Zaheerabad',
  items: null,
  method: 'gateway',
  uses: 812,
  cost_paise: 4_060_000,
  made_by: 'Meera Krishnan',
  platform_share_bp: 10_000,
  vendors_asked: 0,
  vendors_agreed: 0,
}
const over: Coupon = {
  ...running,
  code: 'WELCOME20',
  title: '20% off the first order',
  kind: 'percent',
  value: 2000,
  cap_paise: 10_000,
  valid_to: '2026-02-01T00:00:00Z',
  budget_paise: null,
  first_order_only: true,
  is_listed: false,
  region_name: null,
  items: 3,
  method: null,
  made_by: null,
  platform_share_bp: 7000,
  vendors_asked: 4,
  vendors_agreed: 1,
}
const free: Coupon = { ...over, code: 'FREEDEL', title: 'Free delivery', kind: 'free_delivery', value: 0 }
const vendor: DeskVendor = {
  id: 'deccan',
  slug: 'deccan-biryani-house',
  name: 'Deccan Biryani House',
  kind: 'food',
  region_name: 'Zaheerabad',
  area: 'Main Road',
  owner_name: 'Sita Rao',
  items: 40,
  has_hours: true,
  created_at: '2026-11-26T06:00:00Z',
  status: 'active',
  measures: [],
}
const biryani: StorefrontItem = {
  id: 'biryani',
  name: 'Chicken biryani',
  original_name: 'Chicken biryani',
  description: '',
  price_paise: 27_900,
  mrp_paise: null,
  unit: null,
  diet: 'non_veg',
  picture: null,
  is_bestseller: false,
  is_available: true,
  sold_out_until: null,
  stock_left: null,
  orderable: true,
  unavailable_reason: null,
  available_from: null,
  available_to: null,
  option_groups: [],
  unit_price: null,
  brand: null,
  product_id: null,
  return_days: null,
}
const regions = [adminKeys.regions, [{ id: 'r', slug: 'bidar', name: 'Bidar' }]] as const

const meta = {
  title: 'Admin/Coupons',
  component: CouponsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/coupons',
    cache: [
      regions,
      [couponKeys.all, [running, free, over]],
      [vendorDeskKeys.found(''), [vendor]],
      [
        storefrontItemsOptions('deccan', null, '', 'en').queryKey,
        { pages: [{ items: [biryani], next: null }], pageParams: [null] },
      ],
    ],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof CouponsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What runs can be stopped, and a coupon without a budget is not made. */
export const Full: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getAllByRole('button', { name: /^Stop/ })).toHaveLength(1)
    await userEvent.type(canvas.getByLabelText('Code'), 'diwali')
    await userEvent.type(canvas.getByLabelText('What customers read'), 'Diwali')
    await userEvent.type(canvas.getByLabelText('Takes off'), '100')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a coupon' }))
    await expect(canvas.getByLabelText('Budget')).toHaveAccessibleDescription(/₹100 to/)
  },
}

/** Items are chosen from what a vendor sells; vendors that shall bear a part are named. */
export const Choosing: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pickup' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Choose items' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'For these items only' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Deccan Biryani House' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Chicken biryani' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    const taken = await canvas.findByRole('button', { name: 'Take Chicken biryani away' })
    await userEvent.click(taken)
    await expect(taken).not.toBeInTheDocument()
    await userEvent.clear(canvas.getByLabelText('Angadi bears'))
    await userEvent.type(canvas.getByLabelText('Angadi bears'), '70')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a coupon' }))
    await expect(canvas.getByText('Choose 1 to 50 vendors.')).toBeVisible()
  },
}

/** It is asked once more before a coupon ends. */
export const Stopping: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('button', { name: 'Stop FEAST50' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Orders that used it keep it')
  },
}

/** There are none. */
export const None: Story = { parameters: { cache: [regions, [couponKeys.all, []]] } }

/** The list could not be loaded. */
export const Unreachable: Story = { parameters: { cache: [regions], failed: [couponKeys.all] } }
