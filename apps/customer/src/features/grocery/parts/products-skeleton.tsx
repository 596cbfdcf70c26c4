import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** A grid of products while it loads. */
export function ProductsSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-5">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <div key={card} className="flex min-w-0 flex-col gap-2">
            <Skeleton shape="box" className="aspect-square w-full max-md:aspect-auto max-md:h-33" />
            <Skeleton className="w-2/3" />
            <Skeleton className="w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
