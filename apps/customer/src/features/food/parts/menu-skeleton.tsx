import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Placeholder for a few dishes. */
export function MenuSkeleton() {
  return (
    <div className="mt-6 flex flex-col gap-10">
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className="flex gap-4">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-6" />
            <Skeleton className="w-3/5 text-lg" />
            <Skeleton className="w-16" />
            <Skeleton className="w-4/5 text-sm" />
          </div>
          <Skeleton shape="box" className="size-27" />
        </div>
      ))}
    </div>
  )
}
