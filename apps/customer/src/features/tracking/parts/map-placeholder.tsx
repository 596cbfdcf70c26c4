import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'

/** The room of the map while it loads. */
export function MapPlaceholder() {
  return <Skeleton shape="box" className="h-64 md:h-96" />
}
