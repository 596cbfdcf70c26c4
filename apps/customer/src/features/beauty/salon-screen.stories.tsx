import { bookableVendorOptions } from '@angadi/data/bookings/bookable-vendor.ts'
import { bookingKeys } from '@angadi/data/bookings/keys.ts'
import { myPackagesOptions } from '@angadi/data/packages/my-packages.ts'
import { offeredPackagesOptions } from '@angadi/data/packages/offered-packages.ts'
import { vendorLegalOptions } from '@angadi/data/public-pages/vendor-legal.ts'
import { seriesKeys } from '@angadi/data/series/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { fullDays, sampleDays, TODAY, timeOn } from '../../shared/booking/samples.ts'
import { type ChosenService, changeVisit, forgetVisit } from '../../shared/booking/visit-draft.ts'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { sampleReviews } from '../../shared/samples/reviews.ts'
import SalonScreen from './salon-screen.tsx'
import { HOLD, SALON, sampleBookingQuote, sampleHold, sampleSalonPage } from './samples.ts'

const salon = sampleSalonPage()
const page = bookableVendorOptions(salon.slug, 'beauty').queryKey
const path = pathTo('salonSalonId', { salonId: salon.slug })
const around = [
  [page, salon],
  [
    vendorLegalOptions(salon.slug).queryKey,
    {
      legal_name: 'Mehendi Lane Beauty Private Limited',
      trade_name: salon.name,
      address: salon.address,
      gstin: '36AABCU9603R1ZX',
      fssai_number: null,
    },
  ],
  [offeredPackagesOptions(SALON).queryKey, []],
  [myPackagesOptions(ANANYA).queryKey, []],
  ...sampleReviews(SALON, ANANYA),
  ...sampleReviews(SALON, null),
] as const
const nothingKept = [bookingKeys.hold(ANANYA, SALON), null] as const

const choose = (...services: readonly ChosenService[]) => changeVisit(SALON, { services })
const one = (serviceId: string, personId?: string): ChosenService => ({
  serviceId,
  personId,
  isTogether: false,
})
const steps = [{ service_id: 'cut' }, { service_id: 'facial' }]
const times = bookingKeys.free(SALON, steps, TODAY)
const days = (list: unknown) => ({ pages: [list], pageParams: [0] })
const price = bookingKeys.quote(ANANYA, { trade: 'beauty', bookingId: HOLD, instructions: '' })

/** A haircut and a facial are chosen. */
function twoChosen(): void {
  signedIn()
  forgetVisit()
  choose(one('cut'), one('facial'))
}

const offer = {
  id: 'five',
  service_id: 'facial',
  name: 'Five fruit facials',
  sittings: 5,
  price_paise: 400_000,
  valid_days: 90,
  is_active: true,
}
const sold = [...around, nothingKept, [offeredPackagesOptions(SALON).queryKey, [offer]]] as const
const packagePrice = bookingKeys.quote(ANANYA, { trade: 'beauty', packageId: 'five', instructions: '' })
const first = timeOn(1, '09:00')
const dates = seriesKeys.preview({ vendorId: SALON, steps, startsAt: first, everyDays: 7, visits: 3 })

const meta = {
  title: 'Customer/Beauty/Salon',
  component: SalonScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path, route: '/salon/:salonId', cache: [...around, nothingKept] },
  beforeEach: () => {
    guest()
    forgetVisit()
  },
} satisfies Meta<typeof SalonScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A guest looks around, and chooses a service. */
export const Guest: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fruit facial' })).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText(/On your first visit 20% is paid/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Fruit facial' }))
    await expect((await canvas.findAllByText(/1 service · 1 h/))[0]).toBeInTheDocument()
  },
}

/** Opened for a person: only what she does can be chosen. */
export const WithPerson: Story = {
  parameters: { path: `${path}?with=${salon.people[0]?.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Haircut and blow dry')).toBeVisible()
    await expect(canvas.queryByText('Fruit facial')).not.toBeInTheDocument()
  },
}

/** By whom and when; a time is chosen, and could be kept. */
export const Times: Story = {
  parameters: { path: `${path}?sheet=time`, cache: [...around, nothingKept, [times, days(sampleDays)]] },
  beforeEach: twoChosen,
  play: async ({ userEvent, globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const [time] = sheet.getAllByRole('radio', { name: /^9:00/ })
    await userEvent.click(time ?? document.body)
    if (globals['language'] !== 'en') return
    await expect(sheet.getByText('Tomorrow, 9:00 am')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Keep this time' })).toBeEnabled()
    // Two people can serve at once: an hour instead of an hour and three quarters.
    await expect(sheet.getByText(/1 h 45 min/)).toBeVisible()
    await expect(sheet.getByRole('switch')).not.toBeChecked()
  },
}

/** A guest has chosen: the way on is to sign in. */
export const TimesOfGuest: Story = {
  parameters: { path: `${path}?sheet=time`, cache: [...around, [times, days(sampleDays)]] },
  beforeEach: () => {
    twoChosen()
    guest()
  },
  play: async ({ globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    if (globals['language'] === 'en')
      await expect(sheet.getByRole('button', { name: 'Sign in and keep this time' })).toBeVisible()
  },
}

export const NothingFree: Story = {
  parameters: { path: `${path}?sheet=time`, cache: [...around, nothingKept, [times, days(fullDays)]] },
  beforeEach: twoChosen,
}

export const TimesLoading: Story = {
  parameters: { path: `${path}?sheet=time`, cache: [...around, nothingKept], pending: [times] },
  beforeEach: twoChosen,
}

export const TimesUnreachable: Story = {
  parameters: { path: `${path}?sheet=time`, cache: [...around, nothingKept], failed: [times] },
  beforeEach: twoChosen,
}

/** A part is paid with the booking: how much now, and how much there. */
export const Paying: Story = {
  parameters: {
    path: `${path}?sheet=book`,
    cache: [...around, [bookingKeys.hold(ANANYA, SALON), sampleHold(540)], [price, sampleBookingQuote()]],
  },
  beforeEach: twoChosen,
  play: async ({ globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('timer')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(sheet.getByText('Paid after your visit')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Book for ₹280' })).toBeEnabled()
  },
}

/** Nothing is paid ahead: it is paid at the visit, unless the customer likes otherwise. */
export const PayingThere: Story = {
  parameters: {
    path: `${path}?sheet=book`,
    cache: [
      ...around,
      [bookingKeys.hold(ANANYA, SALON), sampleHold(540)],
      [
        price,
        sampleBookingQuote({
          orders: [{ vendor_name: salon.name, total_paise: 140_000 }],
          payment_methods: ['wallet', 'cash', 'gateway'],
        }),
      ],
    ],
  },
  beforeEach: twoChosen,
  play: async ({ globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    if (globals['language'] === 'en') await expect(sheet.getByRole('button', { name: 'Book' })).toBeEnabled()
  },
}

/** The last minute of a kept time. */
export const LastMinute: Story = {
  parameters: {
    path: `${path}?sheet=book`,
    cache: [...around, [bookingKeys.hold(ANANYA, SALON), sampleHold(45)], [price, sampleBookingQuote()]],
  },
  beforeEach: twoChosen,
}

/** Somebody else took the time. */
export const Taken: Story = {
  parameters: {
    path: `${path}?sheet=book`,
    cache: [
      ...around,
      [bookingKeys.hold(ANANYA, SALON), sampleHold(540)],
      [price, sampleBookingQuote({ quote_id: null, placeable: false, problems: [{ code: 'slot_taken' }] })],
    ],
  },
  beforeEach: twoChosen,
}

/** The kept time is over: what was chosen is still there, and the times are offered again. */
export const Over: Story = {
  parameters: {
    path: `${path}?sheet=book`,
    cache: [...around, [bookingKeys.hold(ANANYA, SALON), sampleHold(-5)], [times, days(sampleDays)]],
  },
  beforeEach: twoChosen,
  play: async ({ userEvent, globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    if (globals['language'] !== 'en') return
    await userEvent.click(sheet.getByRole('button', { name: 'Choose a time' }))
    await expect(await screen.findByText(/1 h 45 min/)).toBeVisible()
  },
}

/** Nobody is there who does anything. */
export const NothingOffered: Story = {
  parameters: {
    cache: [...around.slice(1), [page, sampleSalonPage({ services: [], people: [], today: [] })]],
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [page] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [page] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Every week three times: one date is closed, with other times near it. */
export const Repeating: Story = {
  parameters: {
    path: `${path}?sheet=time`,
    cache: [
      ...around,
      nothingKept,
      [times, days(sampleDays)],
      [
        dates,
        [
          { visit: 1, begins_at: first, is_free: true, reason: null, others: [] },
          {
            visit: 2,
            begins_at: timeOn(8, '09:00'),
            is_free: false,
            reason: 'holiday',
            others: [timeOn(7, '09:00'), timeOn(7, '10:00'), timeOn(9, '09:00')],
          },
          { visit: 3, begins_at: timeOn(15, '09:00'), is_free: true, reason: null, others: [] },
        ],
      ],
    ],
  },
  beforeEach: () => {
    twoChosen()
    changeVisit(SALON, { startsAt: first })
  },
  play: async ({ userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Repeat this visit' }), '7')
    await expect(await sheet.findByText('Closed on this day')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Keep 2 times' })).toBeEnabled()
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: /^Instead of/ }), timeOn(7, '10:00'))
    await expect(sheet.getByRole('button', { name: 'Keep 3 times' })).toBeEnabled()
    const [tomorrow] = sheet.getAllByRole('checkbox')
    await userEvent.click(tomorrow ?? document.body)
    await expect(sheet.getByRole('button', { name: 'Keep 2 times' })).toBeEnabled()
  },
}

/** Three times are kept together, and paid each by itself. */
export const PayingSeries: Story = {
  parameters: {
    path: `${path}?sheet=book`,
    cache: [
      ...around,
      [
        bookingKeys.hold(ANANYA, SALON),
        {
          ...sampleHold(540),
          series: {
            id: 'series',
            visits: [1, 8, 15].map((ahead) => ({
              starts_at: timeOn(ahead, '10:30'),
              ends_at: timeOn(ahead, '12:15'),
            })),
          },
        },
      ],
      [
        bookingKeys.quote(ANANYA, { trade: 'beauty', seriesId: 'series', instructions: '' }),
        sampleBookingQuote(),
      ],
    ],
  },
  beforeEach: twoChosen,
  play: async ({ globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    if (globals['language'] === 'en') await expect(sheet.getByText('3 visits')).toBeVisible()
  },
}

/** Several sittings at once cost less each. */
export const Packages: Story = {
  parameters: { cache: sold },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/^₹800 each instead of ₹950/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Buy Five fruit facials' })).toBeVisible()
  },
}

/** A package is paid when it is bought. */
export const BuyingPackage: Story = {
  parameters: {
    path: `${path}?package=five`,
    cache: [
      ...sold,
      [
        packagePrice,
        sampleBookingQuote({
          orders: [{ vendor_name: salon.name, total_paise: 400_000 }],
          totals: {
            charges: [{ code: 'service', amount_paise: 400_000 }],
            total_paise: 400_000,
            cash_total_paise: 400_000,
          },
          wallet_balance_paise: 500_000,
        }),
      ],
    ],
  },
  beforeEach: () => signedIn(),
  play: async ({ globals }) => {
    const sheet = within(await screen.findByRole('dialog'))
    if (globals['language'] !== 'en') return
    await expect(await sheet.findByRole('button', { name: 'Buy for ₹4,000' })).toBeEnabled()
  },
}

export const BuyingPackageUnreachable: Story = {
  parameters: { path: `${path}?package=five`, cache: sold, failed: [packagePrice] },
  beforeEach: () => signedIn(),
}

/** A guest signs in to buy. */
export const BuyingPackageAsGuest: Story = { parameters: { path: `${path}?package=five`, cache: sold } }
