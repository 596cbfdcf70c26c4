import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** Reserves the space of the slider, so that nothing below it moves. */
export function SliderSkeleton() {
  return (
    <div className="pb-1">
      <Skeleton shape="box" className="h-33 w-[92%] rounded-lg! md:w-full lg:h-full lg:min-h-57" />
    </div>
  )
}
