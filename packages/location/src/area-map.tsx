import type { LatLng } from '@angadi/domain/geo.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { AreaMapView, type DrawnArea } from './area-map-view.ts'
import { MapMissing } from './map-missing.tsx'
import { useMapView } from './use-map-view.ts'
import { ZoomButton } from './zoom-button.tsx'

export interface AreaMapProps {
  /** Accessible name of the map. */
  readonly label: string
  readonly home: LatLng
  readonly homeLabel: string
  readonly area: DrawnArea
  /** A tap on the map, where another corner may be wanted. */
  readonly onTap: (point: LatLng) => void
  readonly onMove: (corners: readonly LatLng[]) => void
  readonly zoomInLabel: string
  readonly zoomOutLabel: string
  /** A style with streets; without one, or if it cannot be fetched, the built-in ground is drawn. */
  readonly styleUrl?: string | undefined
  /** Shown instead where the device cannot draw a map. */
  readonly unavailable: string
  /** Shown below a map that cannot show streets. */
  readonly withoutStreets: ReactNode
}

/** A map on which a delivery area is drawn: corners by tapping, moved by dragging. Load it lazily, it is heavy. */
export default function AreaMap({
  label,
  home,
  homeLabel,
  area,
  onTap,
  onMove,
  zoomInLabel,
  zoomOutLabel,
  styleUrl,
  unavailable,
  withoutStreets,
}: AreaMapProps) {
  const tapped = useEffectEvent(onTap)
  const moved = useEffectEvent(onMove)
  const { container, view, state } = useMapView((element, told) => {
    const made = new AreaMapView(element, { home, label, homeLabel }, told)
    made.onTapped((point) => tapped(point))
    made.onMoved((corners) => moved(corners))
    return made
  })
  useEffect(() => {
    view.current?.lay(styleUrl)
  }, [view, styleUrl])
  useEffect(() => {
    view.current?.show(area)
  }, [view, area])
  const isMissing = state === 'unavailable'
  return (
    <>
      {isMissing ? <MapMissing>{unavailable}</MapMissing> : null}
      <div
        hidden={isMissing}
        className="relative h-80 w-full overflow-hidden rounded-lg border border-line has-focus-visible:outline-3 has-focus-visible:outline-focus md:h-104"
      >
        <div ref={container} className="size-full" />
        <div className="absolute top-2 right-2 flex flex-col gap-1.5">
          <ZoomButton label={zoomInLabel} sign="+" onClick={() => view.current?.zoom(1)} />
          <ZoomButton label={zoomOutLabel} sign="−" onClick={() => view.current?.zoom(-1)} />
        </div>
      </div>
      {isMissing || state === 'drawn' ? withoutStreets : null}
    </>
  )
}
