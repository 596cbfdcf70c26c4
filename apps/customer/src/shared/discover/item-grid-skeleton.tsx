import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** Placeholders for `count` items of a grid. */
export function ItemGridSkeleton({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6 lg:grid-cols-5">
        {Array.from({ length: count }, (_, index) => index).map((key) => (
          <div key={key} className="flex flex-col gap-2">
            <Skeleton shape="box" className="aspect-square w-full rounded-lg!" />
            <Skeleton className="w-1/3" />
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
