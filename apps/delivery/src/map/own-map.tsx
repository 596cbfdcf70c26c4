import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense } from 'react'
import type { RouteMapProps } from './route-map.tsx'

const RouteMap = lazy(() => import('./route-map.tsx'))

/** Where one is and where to go, live. */
export function OwnMap(props: RouteMapProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" className={props.className} />}>
      <RouteMap {...props} />
    </Suspense>
  )
}
