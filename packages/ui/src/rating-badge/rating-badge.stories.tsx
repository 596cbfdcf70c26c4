import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingBadge } from './rating-badge.tsx'

const meta = {
  title: 'Composed/RatingBadge',
  component: RatingBadge,
  args: { rating: 4.2, count: '1.2k', label: 'Rated 4.2 of 5 by 1,240 people' },
} satisfies Meta<typeof RatingBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Rated: Story = {}
