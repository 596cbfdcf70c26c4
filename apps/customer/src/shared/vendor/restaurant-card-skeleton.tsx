import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Placeholder for a `RestaurantCard`. */
export function RestaurantCardSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton shape="box" className="aspect-16/10 w-full" />
      <div className="flex justify-between gap-6 text-lg">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-12" />
      </div>
      <Skeleton className="w-4/5" />
    </div>
  )
}
