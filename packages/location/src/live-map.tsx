import type { LatLng } from '@angadi/domain/geo.ts'
import { useEffect } from 'react'
import { LiveMapView, type MapMarker } from './live-map-view.ts'
import { MapMissing } from './map-missing.tsx'
import { useMapView } from './use-map-view.ts'

export interface LiveMapProps {
  /** Describes the map in words for screen readers. */
  readonly label: string
  readonly markers: readonly MapMarker[]
  /** The route to draw, in order. */
  readonly route?: readonly LatLng[] | undefined
  /** A style with streets; without one, or if it cannot be fetched, the built-in ground is drawn. */
  readonly styleUrl?: string | undefined
  /** Shown instead where the device cannot draw a map. */
  readonly unavailable: string
  readonly className?: string | undefined
}

/**
 * A live map: the route, its ends and the courier, whose marker is animated between positions. Load it lazily, it is
 * heavy.
 */
export default function LiveMap({
  label,
  markers,
  route = [],
  styleUrl,
  unavailable,
  className,
}: LiveMapProps) {
  const { container, view, state } = useMapView((element, told) => new LiveMapView(element, told))
  useEffect(() => {
    view.current?.lay(styleUrl)
  }, [view, styleUrl])
  useEffect(() => {
    view.current?.show(markers, route)
  }, [view, markers, route])
  const isMissing = state === 'unavailable'
  return (
    <>
      {isMissing ? <MapMissing>{unavailable}</MapMissing> : null}
      <div
        role="img"
        aria-label={label}
        hidden={isMissing}
        className={className ?? 'h-64 w-full overflow-hidden'}
      >
        <div ref={container} className="size-full" aria-hidden />
      </div>
    </>
  )
}
