import { accountKeys } from '@angadi/data/account/keys.ts'
import { addressKeys } from '@angadi/data/addresses/addresses.ts'
import { earningsKeys } from '@angadi/data/earnings/keys.ts'
import { sampleEarnings } from '@angadi/data/earnings/sample-earnings.ts'
import { profileKeys } from '@angadi/data/profile/profile.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { Toaster } from '@angadi/ui/toaster/toaster.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import ProfileScreen from './profile-screen.tsx'

const WHO = '11111111-1111-4111-8111-111111111111'
const AGENT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'

const profile = {
  id: WHO,
  full_name: 'Lakshmi Devi',
  avatar_url: null,
  phone: '+919876543210',
  address: null,
  city: 'Hyderabad',
  language: 'en',
  verified: true,
  created_at: '2026-01-12T06:30:00Z',
}
const address = {
  id: 'one',
  label: 'Home',
  line: 'Flat 302, Kavuri Hills Road',
  landmark: 'Opposite the water tank',
  city: 'Hyderabad',
  pincode: '500081',
  lat: 17.4486,
  lng: 78.3908,
  is_default: true,
}
const device = {
  id: 'here',
  created_at: '2026-11-01T06:30:00Z',
  last_seen_at: '2026-11-21T13:30:00Z',
  user_agent: AGENT,
  ip: '203.0.113.9',
  is_current: true,
}
const devices = [device, { ...device, id: 'there', user_agent: LAPTOP, ip: null, is_current: false }]
const around = [
  [profileKeys.of(WHO), profile],
  [profileKeys.roles(WHO), ['user']],
  [addressKeys.of(WHO), [address, { ...address, id: 'two', label: 'Work', is_default: false }]],
  [accountKeys.devices(WHO), devices],
] as const
const free = { problems: [], wallet_balance_paise: 0, confirm_with: 'phone' }

const meta = {
  title: 'Customer/Profile',
  component: ProfileScreen,
  loaders: [
    async () => {
      useSession.setState({ ready: true, userId: WHO, phone: '+919876543210', email: null })
      return {}
    },
  ],
  parameters: { path: '/profile', cache: around },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A profile with name, addresses and devices, and the ways to dashboard and activity (Spec §1 Dashboard, §2 /activity). */
export const Settled: Story = {
  tags: ['screen'],
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('link', { name: /^Activity/ })).toHaveAttribute('href', '/activity')
    // Rows only: on a phone no field comes before one asks for it.
    if (!matchMedia('(min-width: 48rem)').matches) await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** The name is required before anything is saved. */
export const Checked: Story = {
  parameters: { path: '/profile?sheet=about' },
  play: async ({ userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await userEvent.clear(screen.getByLabelText('Full name'))
    await userEvent.click(save)
    await waitFor(() => expect(screen.getByText('Full name is required')).toBeVisible())
  },
}

/** The saved addresses, over the page or beside the menu. */
export const Addresses: Story = {
  tags: ['screen'],
  parameters: { path: '/profile?sheet=addresses' },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await screen.findByRole('button', { name: 'More about Work' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add an address' })).toBeVisible()
  },
}

/** The devices on which the account is signed in. */
export const SignedInDevices: Story = {
  parameters: { path: '/profile?sheet=devices' },
  play: async () => {
    await expect(await screen.findByText('This device')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Sign out Edge on Windows' })).toBeVisible()
  },
}

/** A new user, of whom only the phone number is known. */
export const Newcomer: Story = {
  tags: ['screen'],
  parameters: {
    cache: [
      [profileKeys.of(WHO), { ...profile, full_name: null, city: null, verified: false }],
      [profileKeys.roles(WHO), ['user']],
      [addressKeys.of(WHO), []],
      [accountKeys.devices(WHO), [device]],
    ],
  },
}

/** An account that may be deleted, with a wallet balance that would be lost. */
export const Deleting: Story = {
  tags: ['screen'],
  parameters: {
    path: '/profile?sheet=delete-account',
    cache: [...around, [accountKeys.closing(WHO), { ...free, wallet_balance_paise: 12_345 }]],
  },
}

/** Neither the confirmation nor the consent can be skipped. */
export const DeletingChecked: Story = {
  parameters: Deleting.parameters ?? {},
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByLabelText('Type the last 4 digits of your mobile number'), '0000')
    await userEvent.click(sheet.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() =>
      expect(sheet.getByText('These are not the last 4 digits of your number.')).toBeVisible(),
    )
    await expect(sheet.getByText(/give up the ₹123.45 in my wallet/)).toBeVisible()
    await expect(sheet.getByText('Please say that you give up the money, or spend it first.')).toBeVisible()
  },
}

/** Every problem that can prevent the deletion. */
export const NotYet: Story = {
  tags: ['screen'],
  parameters: {
    path: '/profile?sheet=delete-account',
    cache: [
      ...around,
      [
        accountKeys.closing(WHO),
        {
          ...free,
          problems: [
            { code: 'orders_under_way', count: 2 },
            { code: 'courier_at_work' },
            { code: 'runs_business' },
            { code: 'last_admin' },
            { code: 'books_open', amount_paise: 132_500 },
          ],
        },
      ],
      [earningsKeys.mine(WHO), [sampleEarnings({ has_stopped: true })]],
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getAllByRole('listitem')).toHaveLength(5)
    await expect(sheet.queryByRole('button', { name: 'Delete for good' })).toBeNull()
  },
}

/** Without a network, each section says what is missing and offers a retry. */
export const Unreachable: Story = {
  parameters: { cache: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your profile could not be loaded')).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: /again|retry/i }).length).toBeGreaterThan(0)
  },
}

function withMessages() {
  return (
    <>
      <ProfileScreen />
      <Toaster label="Messages" />
    </>
  )
}

/** The server does not respond: the photo stays, and "Update failed" is shown (Spec §8 Profile update). */
export const PhotoFails: Story = {
  render: withMessages,
  parameters: {
    cache: [[profileKeys.of(WHO), { ...profile, avatar_url: `${WHO}/one.webp` }], ...around.slice(1)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo' }))
    await userEvent.click(await screen.findByText('Remove photo'))
    await expect(await screen.findByText('Update failed')).toBeInTheDocument()
  },
}
