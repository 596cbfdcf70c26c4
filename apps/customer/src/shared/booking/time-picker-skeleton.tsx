import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** The strip of days and two parts of a day while the times load. */
export function TimePickerSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-4">
        <div className="flex gap-2 overflow-hidden py-1">
          {Array.from({ length: 7 }, (_, n) => (
            <Skeleton key={n} className="h-16 w-14 shrink-0 rounded-lg" />
          ))}
        </div>
        {[0, 1].map((part) => (
          <div key={part}>
            <Skeleton className="mb-1.5 h-5 w-24" />
            <div className="grid grid-cols-3 gap-2 min-[22rem]:grid-cols-4 md:grid-cols-6">
              {Array.from({ length: 8 }, (_, n) => (
                <Skeleton key={n} className="h-11 rounded-md" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
