import { useSession } from '@angadi/data/session/session-store.ts'
import type { OwnBusinessRequest } from '@angadi/data/vendor-console/business-request.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import NoVendor from './no-vendor.tsx'

const USER = '44444444-4444-4444-8444-444444444444'
const own = vendorConsoleKeys.request(USER)
const request: OwnBusinessRequest = {
  business: 'Sai Stores',
  phone: '+919000012345',
  state: 'new',
  created_at: '2026-11-25T09:30:00Z',
}

const meta = {
  title: 'Vendor/No business yet',
  component: NoVendor,
  parameters: { cache: [[own, null]] },
  beforeEach: () => useSession.setState({ ready: true, userId: USER, claimedRoles: ['vendor'] }),
} satisfies Meta<typeof NoVendor>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing asked yet: what is missing is said at its field, and nothing typed is lost. */
export const Form: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.type(await canvas.findByLabelText('Name of the business'), 'Sai Stores')
    await userEvent.type(canvas.getByLabelText('Mobile number'), '12345{Enter}')
    await expect(canvas.getByLabelText('Mobile number')).toBeInvalid()
    await expect(canvas.getByLabelText('Town')).toBeInvalid()
    await expect(canvas.getByLabelText('Name of the business')).toHaveValue('Sai Stores')
  },
}

/** Asked: who calls, and on which number. */
export const Asked: Story = {
  parameters: { cache: [[own, request]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\+91 90000 12345/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Declined before: asked again. */
export const AskedBefore: Story = { parameters: { cache: [[own, { ...request, state: 'declined' }]] } }

export const Loading: Story = { parameters: { cache: [], pending: [own] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [own] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
