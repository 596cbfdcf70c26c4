import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { sampleCategoryPage, sampleListedItem } from '../../shared/samples/public-pages.ts'
import CategoryScreen from './category-screen.tsx'

const petCare = publicPageKeys.category('pet-services', 'en')
const closed = sampleCategoryPage({
  slug: 'pet-services',
  name: 'Pet services',
  kind: 'pets',
  intro: 'Grooming, walks and boarding by people who love animals.',
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
  parameters: {
    layout: 'fullscreen',
    path: pathTo('categoryCategoryName', { categoryName: 'pet-services' }),
  },
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
  parameters: { cache: [[petCare, closed]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tell me when it opens' })).toHaveAttribute(
      'href',
      '/auth?from=%2Fcategory%2Fpet-services',
    )
    await expect(canvas.getByText('214 people are waiting for it.')).toBeVisible()
  },
}

/** Somebody who waits already may withdraw. */
export const Waiting: Story = {
  beforeEach: () => signedIn(),
  parameters: {
    cache: [
      [petCare, closed],
      [publicPageKeys.wishes(ANANYA), ['pet-services']],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You will get a message on the day it opens.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Do not tell me' })).toBeEnabled()
  },
}

export const Loading: Story = { parameters: { pending: [petCare] } }

export const Unreachable: Story = {
  parameters: { failed: [petCare] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
