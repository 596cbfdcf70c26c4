import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The outline of kinds of work with their services. */
export function HubSkeleton({ label, groups = 4 }: { readonly label: string; readonly groups?: number }) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
        {Array.from({ length: groups }, (_, n) => `group ${n}`).map((key) => (
          <div key={key}>
            <Skeleton className="h-7 w-40" />
            <Skeleton shape="box" className="mt-3 h-14" />
            <Skeleton shape="box" className="mt-2 h-14" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
