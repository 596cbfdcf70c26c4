import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { sampleCategoryPage, sampleListedItem } from '../../shared/samples/public-pages.ts'
import CategoryScreen from './category-screen.tsx'

const cleaning = publicPageKeys.category('cleaning', 'en')
const closed = sampleCategoryPage({
  slug: 'cleaning',
  name: 'Cleaning',
  kind: 'home_service',
  intro: 'Cleaning of kitchens, bathrooms and whole homes by checked professionals.',
  is_open: false,
  wishes: 214,
  towns: [],
  vendors: [],
  items: [],
  related: [
    {
      slug: 'household',
      name: 'Cleaning and household',
      picture: null,
      items: ['a', 'b', 'c'].map((id) =>
        sampleListedItem({ id, name: 'Floor cleaner', diet: null, vendor_kind: 'grocery' }),
      ),
    },
  ],
})

const meta = {
  title: 'Customer/Category',
  component: CategoryScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: pathTo('categoryCleaning') },
  beforeEach: () => guest(),
} satisfies Meta<typeof CategoryScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An open category with vendors, items and towns. */
export const Open: Story = {
  parameters: {
    path: pathTo('categoryCategoryName', { categoryName: 'food-delivery' }),
    cache: [[publicPageKeys.category('food-delivery', 'en'), sampleCategoryPage()]],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Food delivery' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See restaurants near you' })).toHaveAttribute(
      'href',
      '/food',
    )
  },
}

/** An aisle whose shelf is empty. */
export const EmptyAisle: Story = {
  parameters: {
    path: pathTo('categoryCategoryName', { categoryName: 'eggs' }),
    cache: [
      [
        publicPageKeys.category('eggs', 'en'),
        sampleCategoryPage({
          slug: 'eggs',
          name: 'Eggs',
          kind: 'grocery',
          intro: null,
          parent: { slug: 'milk-and-dairy', name: 'Milk and dairy' },
          siblings: [{ slug: 'milk', name: 'Milk', picture: null }],
          towns: [],
          vendors: [],
          items: [],
        }),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on the shelf right now')).toBeVisible()
  },
}

/** A guest who wants a service that is not bookable signs in first, and returns. */
export const WishOfGuest: Story = {
  parameters: { cache: [[cleaning, closed]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tell me when it opens' })).toHaveAttribute(
      'href',
      '/auth?from=%2Fcategory%2Fcleaning',
    )
    await expect(canvas.getByText('214 people are waiting for it.')).toBeVisible()
  },
}

/** Somebody who waits already may withdraw. */
export const Waiting: Story = {
  beforeEach: () => signedIn(),
  parameters: {
    cache: [
      [cleaning, closed],
      [publicPageKeys.wishes(ANANYA), ['cleaning']],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You will get a message on the day it opens.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Do not tell me' })).toBeEnabled()
  },
}

export const Loading: Story = { parameters: { pending: [cleaning] } }

export const Unreachable: Story = {
  parameters: { failed: [cleaning] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
