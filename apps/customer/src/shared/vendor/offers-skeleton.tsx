import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Reserves the space of the offers while they load, so that nothing below them moves. */
export function OffersSkeleton() {
  return (
    <div className="-mr-4 flex gap-3 overflow-hidden pb-1 md:mr-0">
      <Skeleton shape="box" className="h-11 w-64 shrink-0" />
      <Skeleton shape="box" className="h-11 w-64 shrink-0" />
    </div>
  )
}
