import type { ListedCategory } from '@angadi/data/public-pages/category-list.ts'
import { publicPageKeys } from '@angadi/data/public-pages/keys.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest } from '../../shared/samples/person.ts'
import CategoriesScreen from './categories-screen.tsx'

const categories = publicPageKeys.categories('en')

function category(changes: Partial<ListedCategory>): ListedCategory {
  return {
    slug: 'food-delivery',
    name: 'Food delivery',
    kind: 'food',
    picture: null,
    intro: 'Meals, tiffins, biryani and sweets from the restaurants of your town.',
    is_open: true,
    vendors: 43,
    children: [],
    ...changes,
  }
}

const meta = {
  title: 'Customer/Categories',
  component: CategoriesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: pathTo('categories') },
  beforeEach: () => guest(),
} satisfies Meta<typeof CategoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  parameters: {
    cache: [
      [
        categories,
        [
          category({}),
          category({
            slug: 'bill-payments',
            name: 'Bill payments',
            kind: 'digital',
            vendors: null,
            intro: 'Electricity, water, gas and broadband bills, paid from your wallet.',
          }),
          category({
            slug: 'pet-services',
            name: 'Pet services',
            kind: 'pets',
            is_open: false,
            vendors: 0,
            intro: 'Grooming, walks and boarding.',
          }),
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Food delivery' })).toHaveAttribute(
      'href',
      '/category/food-delivery',
    )
    await expect(canvas.getByRole('heading', { name: 'Tell us which you want next' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { pending: [categories] } }

export const Unreachable: Story = {
  parameters: { failed: [categories] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
