import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The list of stores while it loads. */
export function StoresSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-8">
        {[1, 2].map((store) => (
          <div key={store} className="flex flex-col gap-3">
            <div className="flex gap-3">
              <Skeleton shape="box" className="size-28 shrink-0" />
              <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 text-sm">
                <Skeleton className="w-3/5 text-lg" />
                <Skeleton className="w-4/5" />
                <Skeleton className="w-3/5" />
                <Skeleton className="w-2/5" />
              </div>
            </div>
            <div className="flex gap-3 overflow-hidden">
              {[1, 2, 3, 4, 5].map((card) => (
                <Skeleton key={card} shape="box" className="h-60 w-40 shrink-0" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
