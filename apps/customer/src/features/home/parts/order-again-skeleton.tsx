import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Reserves the space of the latest orders while they load, so that nothing below them moves. */
export function OrderAgainSkeleton() {
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <div className="flex h-8 items-center">
        <Skeleton className="w-2/5 text-xl" />
      </div>
      <Skeleton shape="box" className="h-38 w-[82%] md:w-full" />
    </div>
  )
}
