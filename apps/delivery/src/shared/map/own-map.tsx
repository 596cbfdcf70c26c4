import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MapMissing } from '@angadi/location/map-missing.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense } from 'react'
import type { RouteMapProps } from './route-map.tsx'

const RouteMap = lazy(() => import('./route-map.tsx'))

/** A live map of the courier's location and the stops. */
export function OwnMap(props: RouteMapProps) {
  const { t } = useTranslation('delivery')
  return (
    <ExtraBoundary instead={<MapMissing>{t('map.missing')}</MapMissing>}>
      <Suspense fallback={<Skeleton shape="box" className={props.className} />}>
        <RouteMap {...props} />
      </Suspense>
    </ExtraBoundary>
  )
}
