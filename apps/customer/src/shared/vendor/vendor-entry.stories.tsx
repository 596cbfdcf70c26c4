import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { biryani, dosa } from '@angadi/ui/sample/pictures.ts'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VendorEntry } from './vendor-entry.tsx'
import { VendorEntrySkeleton } from './vendor-entry-skeleton.tsx'
import { VendorList } from './vendor-list.tsx'
import { VendorRating } from './vendor-rating.tsx'

const meta = {
  title: 'Customer/VendorEntry',
  component: VendorEntry,
  args: {
    name: 'Bawarchi',
    picture: biryani,
    eager: true,
    render: <a href="#bawarchi">Bawarchi</a>,
    rating: <RatingBadge rating={4.2} count="(1.2k)" label="Rated 4.2 of 5 by 1,240 people" />,
    facts: ['by 7:42 pm', '1.2 km'],
    about: 'Hyderabadi, Biryani, Kebab',
    costs: ['₹29 delivery', '₹600 for two'],
    offer: '20% off, up to ₹100',
  },
} satisfies Meta<typeof VendorEntry>
export default meta
type Story = StoryObj<typeof meta>

/** With everything, with a long name and no picture, closed and new, and while it loads. */
export const List: Story = {
  render: (args) => (
    <VendorList>
      <VendorEntry {...args} />
      <VendorEntry
        {...args}
        name="Sri Kanya Comfort Mess and Family Restaurant, Zaheerabad Main Road, opposite the bus stand"
        picture={undefined}
        render={<a href="#kanya">Sri Kanya</a>}
        mark={<VegMark diet="veg" label="Pure vegetarian" />}
        about="South Indian, Tiffins, Filter coffee, Andhra meals, Chaat, Fresh juice, Ice cream"
        facts={['by Sat, 28 Nov, 9:00 pm', '12 km', 'a third fact that has no room']}
        offer="₹1,00,000 off your first order of the year"
      />
      <VendorEntry
        {...args}
        name="Chutneys"
        picture={dosa}
        render={<a href="#chutneys">Chutneys</a>}
        rating={<VendorRating rated={{ rating: 5, ratings_count: 4 }} />}
        facts={['850 m']}
        offer={undefined}
        closed="Opens 11:00 am"
      />
      <VendorEntrySkeleton />
    </VendorList>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('link', { name: 'Bawarchi' })).toHaveAttribute('href', '#bawarchi')
    await expect(canvas.getByText('Opens 11:00 am')).toBeVisible()
    // Four ratings are told to nobody (Decisions, Marketing claims).
    await expect(canvas.queryByText('5.0')).toBeNull()
    if (globals['language'] === 'en') await expect(canvas.getByText('New')).toBeVisible()
    // What is closed keeps its colours (look guide §2 Pictures).
    await expect(canvasElement.querySelector('[class*=grayscale]')).toBeNull()
  },
}

/** The row on every width, for results and favourites. */
export const Row: Story = {
  args: { layout: 'row' },
  play: async ({ canvas }) => expect(canvas.getByText('by 7:42 pm')).toBeVisible(),
}
