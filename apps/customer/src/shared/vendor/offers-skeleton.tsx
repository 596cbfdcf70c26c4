import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Reserves the space of the offers while they load, so that nothing below them moves. */
export function OffersSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      <Skeleton shape="box" className="h-28 md:h-20" />
      <Skeleton shape="box" className="h-28 md:h-20" />
    </div>
  )
}
