import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorDeskKeys } from '@angadi/data/vendor-desk/keys.ts'
import type { DeskVendor } from '@angadi/data/vendor-desk/vendors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleDeskMeasure } from '../../shared/measures/sample-desk-measure.ts'
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
  measures: [],
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

/** One is paused: why and since when; pausing another asks for a reason first, and what is grave can end at once. */
export const Paused: Story = {
  parameters: {
    cache: [
      [
        vendorDeskKeys.found(''),
        [
          {
            ...selling,
            status: 'suspended',
            measures: [sampleDeskMeasure()],
          },
          begun,
        ],
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(await canvas.findByText(/Licence has run out/)).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: 'Lift' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pause now' }))
    await expect(await screen.findByText('Please choose a reason.')).toBeVisible()
    await expect(screen.getByText('Please say it in 3 letters or more.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [end] = canvas.getAllByRole('button', { name: 'End the work' })
    if (!end) throw new Error('There is no button')
    await userEvent.click(end)
    await expect(await screen.findByLabelText('Last day')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /safety/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^At once/ }))
    await expect(screen.queryByLabelText('Last day')).toBeNull()
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
