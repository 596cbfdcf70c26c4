import { type RegionRideTerms, rideTermsKeys } from '@angadi/data/ride-terms/terms.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import RideTermsScreen from './ride-terms-screen.tsx'

const commission: RegionRideTerms = {
  region_id: 'zaheerabad',
  region_name: 'Zaheerabad',
  vehicle: 'auto',
  model: 'commission',
  fee_paise: 0,
  from: '2026-01-01T00:00:00Z',
  modes: [
    { mode: 'trip', commission_bp: 1000 },
    { mode: 'intercity', commission_bp: 1500 },
  ],
  next: {
    model: 'daily_fee',
    fee_paise: 2500,
    from: '2026-11-30T18:30:00Z',
    modes: [{ mode: 'trip', commission_bp: 0 }],
  },
  taken_paise: 0,
}
const fee: RegionRideTerms = {
  ...commission,
  vehicle: 'bike',
  model: 'daily_fee',
  fee_paise: 1500,
  next: null,
  taken_paise: 184_000,
}

const meta = {
  title: 'Admin/Drivers’ terms',
  component: RideTermsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/admin/ride-terms',
    cache: [[rideTermsKeys.all, [commission, fee]]],
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof RideTermsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What holds and what comes; a fee below a rupee is not set. */
export const Full: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Now: commission 10% / commission 15%')).toBeVisible()
    await expect(canvas.getByText('Now: ₹15 a day with a ride')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Drivers pay' }), 'daily_fee')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fee a day in rupees' }), '0.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Set terms' }))
    await expect(await canvas.findByText('Enter ₹1 to ₹500.')).toBeVisible()
  },
}

/** No town has rates yet. */
export const Empty: Story = {
  parameters: { cache: [[rideTermsKeys.all, []]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en') await expect(await canvas.findByText('No rides yet')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: { cache: [], failed: [rideTermsKeys.all] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
