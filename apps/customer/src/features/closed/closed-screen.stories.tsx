import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { sampleCategoryPage } from '../../shared/samples/public-pages.ts'
import ClosedScreen from './closed-screen.tsx'

const key = publicPageKeys.category('rides', 'en')
const rides = sampleCategoryPage({
  slug: 'rides',
  name: 'Ride and taxi',
  kind: 'transport',
  intro: 'Autos, bikes and cabs in your town, with the fare shown before you get in.',
  is_open: false,
  wishes: 37,
  towns: [],
  vendors: [],
  items: [],
  related: [
    { slug: 'food-delivery', name: 'Food delivery', picture: null, items: [] },
    { slug: 'mobile-recharge', name: 'Mobile recharge', picture: null, items: [] },
  ],
})

const meta = {
  title: 'Customer/Closed',
  component: ClosedScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: pathTo('transport'), cache: [[key, rides]] },
  beforeEach: () => guest(),
} satisfies Meta<typeof ClosedScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A guest reads what will come, signs in to be told, and comes back to this page. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('main').querySelector('header img')).toHaveAttribute(
      'src',
      expect.stringMatching(/rides|rickshaw/),
    )
    await expect(await canvas.findByRole('link', { name: 'Tell me when it opens' })).toHaveAttribute(
      'href',
      '/auth?from=%2Ftransport',
    )
    await expect(canvas.getByText(/Autos, bikes and cabs/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Food delivery' })).toHaveAttribute(
      'href',
      '/category/food-delivery',
    )
  },
}

/** Somebody who waits already may withdraw. */
export const Waiting: Story = {
  beforeEach: () => signedIn(),
  parameters: {
    cache: [
      [key, rides],
      [publicPageKeys.wishes(ANANYA), ['rides']],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Do not tell me' })).toBeEnabled()
  },
}

/** Without what is known of the category, the wish can still be left. */
export const Unreachable: Story = {
  parameters: { cache: [], failed: [key] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tell me when it opens' })).toBeVisible()
  },
}

/** What is no trade has nothing to wait for. */
export const NoTrade: Story = {
  parameters: { path: pathTo('providerRegister') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}
