import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest } from '../../shared/samples/person.ts'
import { sampleRegionPage } from '../../shared/samples/public-pages.ts'
import TownScreen from './town-screen.tsx'

const zaheerabad = publicPageKeys.region('zaheerabad', 'en')

const meta = {
  title: 'Customer/Town',
  component: TownScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: pathTo('zaheerabad') },
  beforeEach: () => guest(),
} satisfies Meta<typeof TownScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A town with restaurants and stores. */
export const Town: Story = {
  parameters: { cache: [[zaheerabad, sampleRegionPage()]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Zaheerabad' })).toBeVisible()
    await expect(canvas.getByText('from ₹25')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bidar' })).toHaveAttribute('href', '/bidar')
  },
}

/** The state: its towns, and no button to order from its middle. */
export const State: Story = {
  parameters: {
    path: pathTo('telangana'),
    cache: [
      [
        publicPageKeys.region('telangana', 'en'),
        sampleRegionPage({
          slug: 'telangana',
          name: 'Telangana',
          regions: [
            { slug: 'hyderabad', name: 'Hyderabad', is_within: true, vendors: 34 },
            { slug: 'bidar', name: 'Bidar', is_within: false, vendors: 8 },
          ],
        }),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Towns of Telangana' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Order in Telangana' })).toBeNull()
  },
}

/** A town in which nobody sells yet still says what works there. */
export const WithoutVendors: Story = {
  parameters: {
    cache: [
      [
        zaheerabad,
        sampleRegionPage({
          figures: { vendors: 0, pure_veg: 0, minutes: null, fee_from_paise: null },
          kinds: [],
          areas: [],
          vendors: [],
          items: [],
        }),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No shop of Zaheerabad is on Angadi yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bill payments' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { pending: [zaheerabad] } }

export const Unreachable: Story = {
  parameters: { failed: [zaheerabad] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
