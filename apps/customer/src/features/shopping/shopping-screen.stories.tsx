import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { shoppingKeys } from '@angadi/data/shopping/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { asked, readFilter } from './product-filter.ts'
import { facets, listedProducts } from './samples.ts'
import ShoppingScreen from './shopping-screen.tsx'

const filterOf = (query: string) => asked(readFilter(new URLSearchParams(query)))
const productsOf = (query: string) => shoppingKeys.products(filterOf(query), 'en', '500081')
const pagesOf = (list: typeof listedProducts) => ({ pages: [list], pageParams: [undefined] })
const shelf = (query: string) => [
  [
    shoppingKeys.departments('en'),
    [
      { slug: 'fashion-men', name: "Men's fashion", picture: null, products: 12 },
      { slug: 'electronics', name: 'Electronics', picture: null, products: 9 },
      { slug: 'home-and-kitchen', name: 'Home and kitchen', picture: null, products: 9 },
    ],
  ],
  [shoppingKeys.facets({ department: filterOf(query).department, search: filterOf(query).search }), facets],
  [shoppingKeys.wished(ANANYA), ['kurta-m']],
]

const meta = {
  title: 'Customer/Shopping',
  component: ShoppingScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/shopping' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ShoppingScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Products of all departments. */
export const Everything: Story = {
  parameters: { cache: [...shelf(''), [productsOf(''), pagesOf(listedProducts)]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Wireless earbuds' })).toBeVisible()
  },
}

/** One variant is added by one tap, by a guest too; of several, one is chosen first; what is sold out has no button. */
export const AddedByGuest: Story = {
  parameters: { cache: [...shelf(''), [productsOf(''), pagesOf(listedProducts)]] },
  beforeEach: () => {
    useSession.setState({ ready: true, userId: null })
    useGuestCart.getState().set([])
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add: Wireless earbuds' })
    await expect(add.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByRole('link', { name: 'Choose: Handloom cotton kurta' })).toHaveAttribute(
      'href',
      '/shopping/product/kurta',
    )
    await expect(canvas.queryByRole('button', { name: 'Add: Table fan' })).toBeNull()
    add.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('group', { name: 'Wireless earbuds' })).toHaveTextContent('1')
    const more = canvas.getByRole('button', { name: 'One more Wireless earbuds' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // Two are left of it.
    await expect(more).toHaveAttribute('aria-disabled', 'true')
  },
}

/** In Telugu, narrowed by two choices. */
export const NarrowedInTelugu: Story = {
  globals: { language: 'te' },
  parameters: {
    path: '/shopping?f=Size%3DM&stock=1',
    cache: [...shelf(''), [productsOf('f=Size%3DM&stock=1'), pagesOf(listedProducts)]],
  },
}

/** All filters on a phone. */
export const Filters: Story = {
  globals: { theme: 'dark' },
  parameters: {
    path: '/shopping?sheet=filters',
    cache: [...shelf(''), [productsOf(''), pagesOf(listedProducts)]],
  },
}

/** Nothing fits the choices. */
export const NoMatch: Story = {
  parameters: {
    path: '/shopping?f=Size%3DXS',
    cache: [...shelf(''), [productsOf('f=Size%3DXS'), pagesOf([])]],
  },
}

export const Loading: Story = { parameters: { cache: shelf(''), pending: [productsOf('')] } }

export const Unreachable: Story = {
  parameters: { cache: shelf(''), failed: [productsOf('')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
