import { bookableServicesOptions } from '@angadi/data/bookings/bookable-services.ts'
import { bookableVendorsOptions } from '@angadi/data/bookings/bookable-vendors.ts'
import { bookingKeys } from '@angadi/data/bookings/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { timeOn } from '../../shared/booking/samples.ts'
import { ANANYA, guest, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import BeautyScreen from './beauty-screen.tsx'
import { sampleSalons, sampleServices } from './samples.ts'

const list = (search = '', section = '') =>
  bookableVendorsOptions({ trade: 'beauty', search, section, sort: 'nearest' }, MADHAPUR).queryKey
const page = (salons: readonly unknown[]) => ({ pages: [salons], pageParams: [undefined] })
const services = [bookableServicesOptions('beauty', '', MADHAPUR).queryKey, sampleServices] as const
const noVisit = [bookingKeys.next(ANANYA, 'beauty'), null] as const

const meta = {
  title: 'Customer/Beauty/Hub',
  component: BeautyScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/beauty-wellness' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof BeautyScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody with a visit to come; one salon is new, one has nothing free. */
export const Full: Story = {
  parameters: {
    cache: [
      services,
      [
        bookingKeys.next(ANANYA, 'beauty'),
        {
          order_id: 'order',
          starts_at: timeOn(1, '16:30'),
          vendors: { name: 'Mehendi Lane Beauty Studio', area: 'Kondapur' },
        },
      ],
      [list(), page(sampleSalons)],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Nirvana Ayurvedic Spa')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('link', { name: 'Tomorrow, 4:30 pm' })).toBeVisible()
    await expect(canvas.getAllByText('Next free: Tomorrow, 10:30 am')[0]).toBeVisible()
    await expect(canvas.getByText('Nothing free this week')).toBeVisible()
  },
}

/** A kind of service narrows the list. */
export const OneKind: Story = {
  parameters: {
    cache: [
      services,
      noVisit,
      [list(), page(sampleSalons)],
      [list('', 'Skin'), page(sampleSalons.slice(0, 1))],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skin' }))
    await expect(canvas.queryByText('Nirvana Ayurvedic Spa')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Skin' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const NothingFound: Story = {
  parameters: {
    path: '/beauty-wellness?q=tattoo',
    cache: [services, noVisit, [list('tattoo'), page([])]],
  },
}

/** No salon is near the chosen place. */
export const NobodyNear: Story = {
  parameters: { cache: [[services[0], []], noVisit, [list(), page([])]] },
}

export const Loading: Story = { parameters: { cache: [noVisit], pending: [list(), services[0]] } }

export const Unreachable: Story = {
  parameters: { cache: [services, noVisit], failed: [list()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Without a location, the screen asks for one. */
export const WithoutPlace: Story = { beforeEach: () => guest() }
