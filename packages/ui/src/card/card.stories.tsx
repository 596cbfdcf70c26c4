import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: () => (
    <div className="flex max-w-form flex-col gap-4">
      <Card>Outlined, for a page of several</Card>
      <Card variant="raised">Raised, for the one that matters</Card>
    </div>
  ),
}
