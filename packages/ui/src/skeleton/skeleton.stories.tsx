import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  render: () => (
    <SkeletonGroup label="Loading">
      <div className="flex max-w-form items-center gap-4">
        <Skeleton shape="circle" className="w-11" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="w-3/5" />
          <Skeleton className="w-2/5" />
        </div>
      </div>
      <Skeleton shape="box" className="mt-4 h-40 max-w-form" />
    </SkeletonGroup>
  ),
}
