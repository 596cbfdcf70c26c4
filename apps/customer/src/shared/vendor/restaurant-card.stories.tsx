import { Badge } from '@angadi/ui/badge/badge.tsx'
import { CardGrid } from '@angadi/ui/card-grid/card-grid.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { biryani, dosa, thali } from '@angadi/ui/sample/pictures.ts'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RestaurantCard } from './restaurant-card.tsx'
import { RestaurantCardSkeleton } from './restaurant-card-skeleton.tsx'

const meta = {
  title: 'Customer/RestaurantCard',
  component: RestaurantCard,
  args: {
    name: 'Bawarchi',
    picture: biryani,
    eager: true,
    render: <a href="#bawarchi">Bawarchi</a>,
    rating: <RatingBadge rating={4.2} count="1.2k" label="Rated 4.2 of 5 by 1,240 people" />,
    cuisines: 'Hyderabadi, Biryani, Kebab',
    facts: ['25–35 min', '1.2 km', '₹29 delivery'],
  },
} satisfies Meta<typeof RestaurantCard>
export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {
  render: (args) => (
    <CardGrid>
      <RestaurantCard {...args} />
      <RestaurantCard
        {...args}
        name="Chutneys"
        picture={dosa}
        render={<a href="#chutneys">Chutneys</a>}
        mark={<VegMark diet="veg" label="Pure vegetarian" />}
        rating={<RatingBadge rating={4.5} count="860" label="Rated 4.5 of 5 by 860 people" />}
        cuisines="South Indian, Tiffins, Filter coffee"
        badge={<Badge tone="accent">New</Badge>}
        facts={['20–30 min', '850 m', 'Free delivery']}
      />
      <RestaurantCard
        {...args}
        name="Sri Kanya Comfort Mess, Zaheerabad Main Road"
        picture={thali}
        render={<a href="#kanya">Sri Kanya</a>}
        cuisines="Andhra meals, Thali"
        closed="Opens at 6:30 pm"
      />
      <RestaurantCardSkeleton />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bawarchi' })).toHaveAttribute('href', '#bawarchi')
    await expect(canvas.getByText('Opens at 6:30 pm')).toBeVisible()
  },
}
