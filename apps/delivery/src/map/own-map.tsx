import type { MapMarker } from '@angadi/location/live-map-view.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { lazy, Suspense } from 'react'

const RouteMap = lazy(() => import('./route-map.tsx'))

export interface OwnMapProps {
  /** What the map shows, in words. */
  readonly label: string
  /** Where to go, in order; the way begins at one's own place. */
  readonly stops: readonly MapMarker[]
  /** How high it is. */
  readonly className: string
}

/** Where one is and where to go, live. */
export function OwnMap(props: OwnMapProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" className={props.className} />}>
      <RouteMap {...props} />
    </Suspense>
  )
}
