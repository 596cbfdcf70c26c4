import { useSession } from '@angadi/data/session/session-store.ts'
import { type VendorCard, vendorCardOptions } from '@angadi/data/vendor-card/card.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import ProfileScreen from './profile-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const key = vendorCardOptions('vendor').queryKey
const card: VendorCard = {
  id: 'vendor',
  slug: 'deg-and-dastarkhwan',
  name: 'Deg & Dastarkhwan',
  kind: 'food',
  status: 'active',
  tagline: 'Dum biryani since 1978',
  address: 'Road No. 36, Madhapur, Hyderabad',
  area: 'Madhapur',
  lat: 17.448,
  lng: 78.391,
  phone_masked: '+9190•••••011',
  delivery_radius_m: 6000,
  most_radius_m: 15_000,
  corners: null,
  prep_minutes: 20,
  min_order_paise: 9900,
  packaging_paise: 1000,
  commission_bp: 1800,
  cuisines: ['Hyderabadi', 'Mughlai'],
  cost_for_two_paise: 60_000,
  pure_veg: false,
  fssai_number: '13621001000123',
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '11:30', closes: '15:30' },
    { weekday, opens: '18:30', closes: '00:30' },
  ]),
  holidays: [{ day: '2099-01-14', note: 'Sankranti' }],
  people: [{ name: 'Farhan Qureshi', position: 'owner', is_me: true }],
}
const around = [[vendorConsoleKeys.vendors(OWNER), [sampleVendor()]]] as const

const meta = {
  title: 'Vendor/Profile',
  component: ProfileScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/profile' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Two times a day; one that runs into the next is refused with the day. */
export const Hours: Story = {
  parameters: { cache: [...around, [key, card]] },
  play: async ({ canvas, userEvent }) => {
    const monday = await canvas.findAllByLabelText('Monday closes')
    await expect(monday).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Another time on Monday' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save hours' }))
    await expect(await canvas.findByText(/Two opening times overlap/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }))
    await expect(canvas.getAllByLabelText('Monday closes')).toHaveLength(2)
  },
}

/** An area drawn on the map; its corners can be moved without a map too, and crossing sides are refused. */
export const DrawnArea: Story = {
  parameters: {
    cache: [
      ...around,
      [
        key,
        {
          ...card,
          corners: [
            { lat: 17.47, lng: 78.37 },
            { lat: 17.47, lng: 78.41 },
            { lat: 17.43, lng: 78.41 },
            { lat: 17.43, lng: 78.37 },
          ],
        },
      ],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByText('4 corners as a list')
    await userEvent.click(list)
    for (let pressed = 0; pressed < 25; pressed++)
      await userEvent.click(canvas.getByRole('button', { name: 'Move corner 1 east' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery area' }))
    await expect(await canvas.findByText(/whose sides do not cross/)).toBeVisible()
  },
}

/** An amount that cannot be read is refused before anything is sent. */
export const Prices: Story = {
  parameters: { cache: [...around, [key, card]] },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Times and prices' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Packaging per order' }), '99999')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText(/too small or too large/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: around, pending: [key] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [key] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
