import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepProgress } from './step-progress.tsx'

const meta = {
  title: 'Composed/StepProgress',
  component: StepProgress,
  args: { label: 'Step 2 of 4: Address', step: 2, steps: 4 },
} satisfies Meta<typeof StepProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {}
