import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The outline of a page with a text, a row of items and a grid of vendors. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton className="h-9 w-2/3 max-w-80" />
      <Skeleton shape="box" className="mt-4 h-28" />
      <div className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-6">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="box" className="h-40" />
        ))}
      </div>
      <Skeleton shape="box" className="mt-8 h-56" />
    </SkeletonGroup>
  )
}
