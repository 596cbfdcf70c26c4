import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { sampleCategoryPage } from '../../shared/samples/public-pages.ts'
import ClosedScreen from './closed-screen.tsx'

const key = publicPageKeys.category('pet-services', 'en')
const pets = sampleCategoryPage({
  slug: 'pet-services',
  name: 'Pet services',
  kind: 'pets',
  intro: 'Vets, grooming and walks for your animals, at home or near you.',
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
  parameters: { layout: 'fullscreen', path: pathTo('petServices'), cache: [[key, pets]] },
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
      expect.stringMatching(/pets|Dog/),
    )
    await expect(await canvas.findByRole('link', { name: 'Tell me when it opens' })).toHaveAttribute(
      'href',
      '/auth?from=%2Fpet-services',
    )
    await expect(canvas.getByText(/Vets, grooming and walks/)).toBeVisible()
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
      [key, pets],
      [publicPageKeys.wishes(ANANYA), ['pet-services']],
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
