import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from './brand-mark.tsx'

const meta = {
  title: 'Composed/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj<typeof meta>

export const WithName: Story = {
  render: () => (
    <p className="flex items-center gap-2.5 text-2xl font-bold">
      <BrandMark />
      Angadi
    </p>
  ),
}
