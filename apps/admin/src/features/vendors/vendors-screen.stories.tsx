import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorDeskKeys } from '@angadi/data/vendor-desk/keys.ts'
import type { DeskVendor } from '@angadi/data/vendor-desk/vendors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import VendorsScreen from './vendors-screen.tsx'

const begun: DeskVendor = {
  id: 'one',
  slug: 'sri-lakshmi-stores',
  name: 'Sri Lakshmi Stores',
  kind: 'grocery',
  region_name: 'Zaheerabad',
  area: 'Main Road',
  owner_name: 'Sita Rao',
  items: 0,
  has_hours: false,
  created_at: '2026-11-26T06:00:00Z',
}
const selling: DeskVendor = {
  ...begun,
  id: 'two',
  slug: 'deg',
  name: 'Deg & Dastarkhwan',
  kind: 'food',
  items: 42,
  has_hours: true,
}

const meta = {
  title: 'Admin/Vendors',
  component: VendorsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/vendors',
    cache: [[vendorDeskKeys.all, [begun, selling]]],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof VendorsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What a vendor still needs is said; a form that is not right names each field. */
export const Full: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('No opening hours')).toBeVisible()
    await expect(canvas.getByText('42 items')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a vendor' }))
    await expect(canvas.getByText(/^Enter the two numbers/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Place on the map' }), '17.6814, 77.6074')
    await expect(canvas.queryByText(/^Enter the two numbers/)).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trade' }), 'grocery')
    await expect(canvas.getByRole('textbox', { name: 'Commission' })).toHaveValue('8')
  },
}

/** A new project has none. */
export const None: Story = { parameters: { cache: [[vendorDeskKeys.all, []]] } }

/** The list could not be loaded. */
export const Unreachable: Story = { parameters: { cache: [], failed: [vendorDeskKeys.all] } }
