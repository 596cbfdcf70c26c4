import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Placeholder for a `VendorEntry`. */
export function VendorEntrySkeleton() {
  return (
    <div className="flex gap-3 md:flex-col md:gap-2">
      <Skeleton shape="box" className="size-28 shrink-0 md:aspect-video md:size-auto md:w-full" />
      <div className="flex flex-1 flex-col justify-center gap-1 text-sm">
        <Skeleton className="w-3/5 text-lg" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
    </div>
  )
}
