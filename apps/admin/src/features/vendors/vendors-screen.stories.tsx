import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorDeskKeys } from '@angadi/data/vendor-desk/keys.ts'
import type { DeskVendor } from '@angadi/data/vendor-desk/vendors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
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
  status: 'active',
  suspended_for: null,
  suspended_at: null,
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
    cache: [[vendorDeskKeys.found(''), [begun, selling]]],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof VendorsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One is paused: why and since when; pausing another asks for a reason first. */
export const Paused: Story = {
  parameters: {
    cache: [
      [
        vendorDeskKeys.found(''),
        [
          {
            ...selling,
            status: 'suspended',
            suspended_for: 'Licence has run out',
            suspended_at: '2026-11-26T09:00:00Z',
          },
          begun,
        ],
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(await canvas.findByText('Licence has run out')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pause now' }))
    await expect(await screen.findByText('Please say why, in 3 letters or more.')).toBeVisible()
  },
}

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
export const None: Story = { parameters: { cache: [[vendorDeskKeys.found(''), []]] } }

/** The list could not be loaded. */
export const Unreachable: Story = { parameters: { cache: [], failed: [vendorDeskKeys.found('')] } }
