import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Placeholder for a `CuisineStrip`. */
export function CuisineStripSkeleton() {
  return (
    <div aria-hidden className="flex gap-3 overflow-hidden pb-1 md:gap-4">
      {[1, 2, 3, 4, 5].map((key) => (
        <div key={key} className="flex w-18 shrink-0 flex-col items-center gap-1 text-xs md:w-27 md:text-sm">
          <Skeleton shape="box" className="aspect-square w-full rounded-full!" />
          <Skeleton className="w-3/4" />
        </div>
      ))}
    </div>
  )
}
