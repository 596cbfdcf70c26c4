import { discoverOptions } from '@angadi/data/home/discover.ts'
import { homeKeys } from '@angadi/data/home/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleItems } from '../../shared/samples/home.ts'
import { MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import { readDiscover } from './discover-filter.ts'
import DiscoverScreen from './discover-screen.tsx'

const list = discoverOptions(readDiscover(new URLSearchParams()), MADHAPUR, 'en').queryKey
const filters = [
  { key: 'sushi', name: 'Sushi', name_translations: { te: 'సుషీ' } },
  { key: 'coffee', name: 'Coffee', name_translations: { te: 'కాఫీ' } },
]
const around = [[homeKeys.filters, filters]] as const

const meta = {
  title: 'Customer/Discover',
  component: DiscoverScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/discover' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof DiscoverScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What can be had nearby, with the four orders and the quick filters (Spec §1 sort options, §3 App context). */
export const Full: Story = {
  parameters: { cache: [...around, [list, { pages: [sampleItems], pageParams: [undefined] }]] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Hyderabadi Chicken Dum Biryani')).toBeVisible()
    if (globals['language'] !== 'en') return
    const orders = within(canvas.getByRole('group', { name: 'Sort by' })).getAllByRole('button')
    await expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Recommended',
      'Top rated',
      'Nearest',
      'Fastest',
    ])
    await expect(orders[0]).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['Sushi', 'Coffee']) await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

/** Still loading. */
export const Loading: Story = { parameters: { cache: [...around], pending: [list] } }

/** Nothing matches what is looked for. */
export const Nothing: Story = {
  parameters: { cache: [...around, [list, { pages: [[]], pageParams: [undefined] }]] },
}

/** The list could not be loaded. */
export const Unreachable: Story = {
  parameters: { cache: [...around], failed: [list] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
