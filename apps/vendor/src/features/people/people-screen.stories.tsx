import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { vendorPeopleKeys } from '@angadi/data/vendor-people/keys.ts'
import type { LoggedAct } from '@angadi/data/vendor-people/log.ts'
import type { Person, VendorPeople } from '@angadi/data/vendor-people/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import PeopleScreen from './people-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const person = (changes: Partial<Person>): Person => ({
  user_id: 'salma',
  name: 'Salma Begum',
  phone_end: '0001',
  position: 'owner',
  since: '2026-08-01T09:00:00Z',
  is_me: false,
  may_change: true,
  ...changes,
})
const people: VendorPeople = {
  people: [
    person({ is_me: true, may_change: false }),
    person({ user_id: 'meera', name: 'Meera Venkateshwarlu', phone_end: '0003', position: 'manager' }),
    person({ user_id: 'sai', name: null, phone_end: '0004', position: 'staff' }),
  ],
  invitations: [
    {
      id: 'invitation',
      phone_end: '0009',
      position: 'staff',
      invited_by: 'Salma Begum',
      expires_at: '2026-12-02T09:00:00Z',
      may_change: true,
    },
  ],
  positions: [
    {
      position: 'owner',
      rights: ['catalogue', 'money', 'orders', 'people', 'prices'],
      may_hand_out: true,
    },
    { position: 'manager', rights: ['catalogue', 'orders', 'people', 'prices'], may_hand_out: true },
    { position: 'staff', rights: ['orders'], may_hand_out: true },
  ],
}
const line = (id: number, act: LoggedAct['act'], detail: LoggedAct['detail'] = {}): LoggedAct => ({
  id,
  at: '2026-11-26T12:30:00Z',
  act,
  actor_name: 'Salma Begum',
  about_name: 'Meera Venkateshwarlu',
  detail,
})
const log: readonly LoggedAct[] = [
  line(15, 'prices_changed', { count: 12, item: 'Double ka meetha' }),
  line(14, 'prices_changed', { count: 1, item: 'Double ka meetha' }),
  line(13, 'orders_switched', { accepting: false, minutes: 30 }),
  line(12, 'orders_switched', { accepting: true, minutes: null }),
  line(11, 'orders_switched', { accepting: false, minutes: null }),
  line(10, 'bank_account_changed'),
  line(9, 'owner_changed'),
  line(8, 'position_changed', { to: 'manager' }),
  line(7, 'dismissed'),
  line(6, 'joined', { position: 'staff' }),
  line(5, 'invitation_withdrawn', { phone_end: '0007' }),
  line(4, 'invited', { position: 'staff', phone_end: '0009' }),
  line(3, 'offer_started', { code: 'DEG50' }),
  line(2, 'items_imported', { count: 40 }),
  line(1, 'other'),
]
const vendors = vendorConsoleKeys.vendors(OWNER)
const around = [
  [vendors, [sampleVendor()]],
  [vendorPeopleKeys.list('vendor'), people],
  [vendorPeopleKeys.log('vendor'), { pages: [log], pageParams: [undefined] }],
] as const

const meta = {
  title: 'Vendor/People',
  component: PeopleScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/people', cache: around },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof PeopleScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Each with the position and what it includes; nobody changes their own. */
export const Everybody: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Number ending in 0009')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More about Meera Venkateshwarlu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dismiss' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/lose this business at once/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  },
}

/** A number that is none is said at its field. */
export const Inviting: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByLabelText('Mobile number'), '12345')
    await userEvent.click(sheet.getByRole('button', { name: 'Make invitation' }))
    await expect(sheet.getByLabelText('Mobile number')).toBeInvalid()
    await expect(sheet.getByRole('radio', { name: /Staff/ })).toBeChecked()
  },
}

/** The position of somebody, with what each includes. */
export const ChangingPosition: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Meera Venkateshwarlu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change position' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('radio', { name: /Manager/ })).toBeChecked()
  },
}

/** What they did, one line an act. */
export const Log: Story = {
  parameters: { path: '/vendor/people?part=log' },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Changed 12 prices')).toBeVisible()
    await expect(canvas.getByText('Paused orders for 30 minutes')).toBeVisible()
  },
}

export const EmptyLog: Story = {
  parameters: {
    path: '/vendor/people?part=log',
    cache: [
      ...around.slice(0, 2),
      [vendorPeopleKeys.log('vendor'), { pages: [[]], pageParams: [undefined] }],
    ],
  },
}

/** A position without people is told so. */
export const WithoutTheRight: Story = {
  parameters: { cache: [[vendors, [sampleVendor({ staff_position: 'staff', rights: ['orders'] })]]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(
      await canvas.findByText('Your position does not include people. Ask the owner.'),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { cache: around.slice(0, 1), pending: [vendorPeopleKeys.list('vendor')] },
}

export const Unreachable: Story = {
  parameters: { cache: around.slice(0, 1), failed: [vendorPeopleKeys.list('vendor')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
