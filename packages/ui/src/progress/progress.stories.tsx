import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Uploading the picture', value: 6, max: 12 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Half: Story = {}
