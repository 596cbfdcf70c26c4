import { type ServiceKind, serviceKindsOptions } from '@angadi/data/home-services/service-kinds.ts'
import { offeredPackagesOptions } from '@angadi/data/packages/offered-packages.ts'
import { outsideHoursOptions } from '@angadi/data/salon-desk/outside.ts'
import { sampleService, sampleSetup } from '@angadi/data/salon-desk/samples.ts'
import { type BookingSetup, bookingSetupOptions } from '@angadi/data/salon-desk/setup.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorCardOptions } from '@angadi/data/vendor-card/card.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { vendorPeopleKeys } from '@angadi/data/vendor-people/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleCard, sampleVendor } from '../../shared/samples.ts'
import ServicesScreen from './services-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const vendors = vendorConsoleKeys.vendors(OWNER)
const setupKey = bookingSetupOptions('vendor').queryKey
const salon = (changes: Partial<MyVendor> = {}) =>
  sampleVendor({ kind: 'beauty', desk: 'bookings', name: 'Rekha Beauty Care', ...changes })
const around = (setup: BookingSetup, changes: Partial<MyVendor> = {}) => [
  [vendors, [salon(changes)]],
  [setupKey, setup],
  [outsideHoursOptions('vendor').queryKey, []],
  [vendorCardOptions('vendor').queryKey, { ...sampleCard, kind: 'beauty' }],
  [
    vendorPeopleKeys.list('vendor'),
    {
      people: [
        {
          user_id: 'rekha',
          name: 'Rekha',
          phone_end: '0001',
          position: 'owner',
          since: '2026-08-01T09:00:00Z',
          is_me: true,
          may_change: false,
        },
      ],
      invitations: [],
      positions: [],
    },
  ],
]

const packages = offeredPackagesOptions('vendor', true).queryKey
const sold = [
  {
    id: 'five',
    service_id: sampleSetup().services[0]?.id ?? '',
    name: 'Five haircuts',
    sittings: 5,
    price_paise: 200_000,
    valid_days: 90,
    is_active: true,
  },
  {
    id: 'ten',
    service_id: sampleSetup().services[0]?.id ?? '',
    name: 'Ten haircuts',
    sittings: 10,
    price_paise: 350_000,
    valid_days: 180,
    is_active: false,
  },
]

const meta = {
  title: 'Vendor/Salon services',
  component: ServicesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/salon/services', cache: around(sampleSetup()) },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof ServicesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** By section, with length, price and who does it; one that is off says so. */
export const Services: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('1 h 45 min · ₹2,499 · Rekha Narsimhulu, Sunita Devi')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More about Haircut and blow dry' }))
    await expect(await screen.findByRole('menuitem', { name: 'Move down' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** What is wrong stands at its field, and what was typed comes back after leaving. */
export const NewService: Story = {
  parameters: { path: '/salon/services?service=new' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Keratin')
    await userEvent.click(sheet.getByRole('button', { name: 'Add a wait' }))
    await expect(sheet.getByText(/^2 h in all/)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Save service' }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Please check the marked fields.')
    await expect(sheet.getByRole('textbox', { name: 'Price' })).toBeInvalid()
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toBeValid()
  },
}

/** A service with a wait, what it needs beside, and prices of their own. */
export const OneService: Story = {
  parameters: { path: '/salon/services?service=colour' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('textbox', { name: 'Work 2' })).toHaveValue('30')
    await expect(sheet.getByRole('textbox', { name: 'Price with Sunita Devi, if another' })).toHaveValue(
      '599',
    )
    await userEvent.click(sheet.getByRole('checkbox', { name: /Washing chairs/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'Remove service' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/can(not)? be removed, only switched off/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  },
}

const visit = sampleService({
  id: 'visit',
  name: 'Electrician’s visit',
  trade: 'home_service',
  type: 'electric-check',
  warranty_days: 30,
  sets_off: true,
  section: null,
})
const kinds: ServiceKind[] = [
  {
    type: 'electrician',
    part_of: null,
    trade: 'home_service',
    words: {
      en: { name: 'Electrician', included: [], excluded: [], materials: null },
      te: { name: 'ఎలక్ట్రీషియన్', included: [], excluded: [], materials: null },
    },
  },
  {
    type: 'electric-check',
    part_of: 'electrician',
    trade: 'home_service',
    words: {
      en: {
        name: 'Electrician’s visit',
        included: ['Finding the fault', 'A price before any work'],
        excluded: ['Parts', 'Work inside walls'],
        materials: 'Parts are billed as extra work, after your approval.',
      },
      te: {
        name: 'ఎలక్ట్రీషియన్ విజిట్',
        included: ['లోపం కనుక్కోవడం', 'పనికి ముందే ధర చెప్పడం'],
        excluded: ['విడి భాగాలు', 'గోడ లోపలి పని'],
        materials: 'విడి భాగాల ధర మీరు ఒప్పుకున్నాకే కలుస్తుంది.',
      },
    },
  },
]
const atHome = [
  ...around(sampleSetup({ trades: [{ trade: 'home_service', at_home: true }], services: [visit] }), {
    kind: 'home_service',
    name: 'Sri Balaji Electricals',
  }),
  [serviceKindsOptions.queryKey, kinds],
]

/** What is done at the customer's home has a kind with its words, a warranty and a fee. */
export const VisitAtHome: Story = {
  parameters: { path: '/salon/services?service=visit', cache: atHome },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText('Finding the fault, A price before any work')).toBeVisible()
    const days = sheet.getByRole('textbox', { name: 'Warranty' })
    await userEvent.clear(days)
    await userEvent.type(days, '400')
    await userEvent.click(sheet.getByRole('button', { name: 'Save service' }))
    await expect(days).toBeInvalid()
  },
}

/** The name of the kind is taken over where none is typed. */
export const NewVisitAtHome: Story = {
  parameters: { path: '/salon/services?service=new', cache: atHome },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(
      sheet.getByRole('combobox', { name: 'Kind of service' }),
      'Electrician: Electrician’s visit',
    )
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Electrician’s visit')
    await expect(sheet.getByRole('textbox', { name: 'Name in Telugu' })).toHaveValue('ఎలక్ట్రీషియన్ విజిట్')
  },
}

/** Nothing yet: people come first. */
export const Empty: Story = {
  parameters: { cache: around(sampleSetup({ services: [], resources: [], terms: null })) },
}

/** A service before there is anybody leads to adding somebody. */
export const NobodyYet: Story = {
  parameters: {
    path: '/salon/services?service=new',
    cache: around(sampleSetup({ services: [], resources: [], terms: null })),
  },
}

/** Everybody with today's hours, who left the team, and bookings that stand outside of hours. */
export const Team: Story = {
  parameters: {
    path: '/salon/services?part=team',
    cache: [
      ...around(sampleSetup()).filter(([key]) => key !== outsideHoursOptions('vendor').queryKey),
      [
        outsideHoursOptions('vendor').queryKey,
        [
          {
            booking_id: 'one',
            order_id: 'one',
            order_number: 'HYD-2611-0107',
            starts_at: '2099-11-28T05:30:00Z',
            customer_name: 'Ananya R.',
            resource_id: 'sunita',
            resource_name: 'Sunita Devi',
            service_name: 'Haircut and blow dry',
            reason: 'away',
          },
        ],
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Left your team')).toBeVisible()
    await expect(canvas.getByText(/Sunita Devi is not there then/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Closed today' })).toBeVisible()
  },
}

/** Hours, single days and time kept free of one person; a break outside of the hours is said at its day. */
export const OnePerson: Story = {
  parameters: { path: '/salon/services?part=team&person=sunita' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: 'Copy Monday' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'To Sunday' }))
    await waitFor(() => expect(sheet.getByLabelText('Sunday from')).toHaveValue('10:00'))
    await userEvent.click(sheet.getByRole('button', { name: 'Remove hours on Sunday' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Hours on Sunday' }))
    await userEvent.clear(sheet.getByLabelText('Sunday until'))
    await userEvent.type(sheet.getByLabelText('Sunday until'), '12:00')
    await userEvent.click(sheet.getByRole('button', { name: 'Save hours' }))
    await expect(await sheet.findByText('A break lies within the hours.')).toBeVisible()
  },
}

/** Somebody new has the usual week, to be changed. */
export const NewPerson: Story = {
  parameters: { path: '/salon/services?part=team&person=new' },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByLabelText('Monday from')).toHaveValue('10:00')
    await userEvent.click(sheet.getByRole('button', { name: 'Add' }))
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  },
}

export const NewRoom: Story = { parameters: { path: '/salon/services?part=team&person=new-room' } }

/** The terms, and what they mean for a customer in plain words. */
export const Terms: Story = {
  parameters: { path: '/salon/services?part=terms' },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    // Thirty per cent are paid ahead: no more than that is charged.
    await expect(await canvas.findByText('₹300 in the last 2 h before it.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'My own steps' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Step 1: part of the price' }), '100%')
    await expect(canvas.getByText(/The later somebody cancels, the more/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Step 1: part of the price' }), '10%')
    await expect(canvas.getByText('₹100 in the last 2 h before it.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save terms' })).toBeEnabled()
  },
}

/** A position without prices reads and changes nothing. */
export const WithoutTheRight: Story = {
  parameters: {
    path: '/salon/services?part=terms',
    cache: around(sampleSetup(), { staff_position: 'staff', rights: ['orders'] }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('radio', { name: 'Always free' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save terms' })).toBeNull()
  },
}

/** Another business is led to its own board. */
export const NotBooked: Story = {
  parameters: { cache: [[vendors, [sampleVendor()]]] },
}

export const ManyServices: Story = {
  parameters: {
    cache: around(
      sampleSetup({
        services: Array.from({ length: 40 }, (_, at) =>
          sampleService({ id: String(at), name: `Service ${at + 1}`, section: at < 20 ? 'Hair' : null }),
        ),
      }),
    ),
  },
}

export const Loading: Story = {
  parameters: { cache: [[vendors, [salon()]]], pending: [setupKey] },
}

export const Unreachable: Story = {
  parameters: { cache: [[vendors, [salon()]]], failed: [setupKey] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** What is sold, and what is not sold at the moment. */
export const Packages: Story = {
  parameters: { path: '/salon/services?part=packages', cache: [...around(sampleSetup()), [packages, sold]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: /Five haircuts/ })).toBeVisible()
    await expect(canvas.getByText('Not sold')).toBeVisible()
  },
}

/** A new package: what is missing is said, and what a sitting costs. */
export const NewPackage: Story = {
  parameters: {
    path: '/salon/services?part=packages&package=new',
    cache: [...around(sampleSetup()), [packages, []]],
  },
  play: async ({ globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Between 2 and 80 letters')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /^Price of all/ }), '2000')
    await expect(await screen.findByText(/^₹400 a sitting/)).toBeVisible()
  },
}

export const NoPackages: Story = {
  parameters: { path: '/salon/services?part=packages', cache: [...around(sampleSetup()), [packages, []]] },
}

export const PackagesUnreachable: Story = {
  parameters: { path: '/salon/services?part=packages', failed: [packages] },
}
