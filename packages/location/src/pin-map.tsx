import type { LatLng } from '@angadi/domain/geo.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { MapMissing } from './map-missing.tsx'
import { PinMapView } from './pin-map-view.ts'
import { useMapView } from './use-map-view.ts'
import { ZoomButton } from './zoom-button.tsx'

export interface PinMapProps {
  /** Accessible name of the map; it can be moved with the arrow keys. */
  readonly label: string
  /** Position of the pin, or the initial centre. */
  readonly centre: LatLng
  readonly onMove: (point: LatLng) => void
  readonly zoomInLabel: string
  readonly zoomOutLabel: string
  /** A style with streets; without one, or if it cannot be fetched, the built-in ground is drawn. */
  readonly styleUrl?: string | undefined
  /** Shown instead where the device cannot draw a map. */
  readonly unavailable: string
  /** Shown below or instead of a map that cannot show streets. */
  readonly withoutStreets: ReactNode
}

/** A map that is moved under a fixed pin. Load it lazily, it is heavy. */
export default function PinMap({
  label,
  centre,
  onMove,
  zoomInLabel,
  zoomOutLabel,
  styleUrl,
  unavailable,
  withoutStreets,
}: PinMapProps) {
  const tell = useEffectEvent(onMove)
  const { container, view, state } = useMapView((element, told) => {
    const made = new PinMapView(element, { centre, label }, told)
    made.onMoved((point) => tell(point))
    return made
  })
  useEffect(() => {
    view.current?.lay(styleUrl)
  }, [view, styleUrl])
  useEffect(() => {
    view.current?.show({ lat: centre.lat, lng: centre.lng })
  }, [view, centre.lat, centre.lng])
  const isMissing = state === 'unavailable'
  return (
    <>
      {isMissing ? <MapMissing>{unavailable}</MapMissing> : null}
      <div
        data-base-ui-swipe-ignore
        hidden={isMissing}
        className="relative h-52 w-full overflow-hidden rounded-lg border border-line has-focus-visible:outline-3 has-focus-visible:outline-focus"
      >
        <div ref={container} className="size-full" />
        <svg
          aria-hidden
          viewBox="0 0 24 32"
          className="pointer-events-none absolute top-1/2 left-1/2 h-11 w-8 -translate-x-1/2 -translate-y-full text-action drop-shadow-md"
        >
          <path
            fill="currentColor"
            d="M12 0C5.4 0 0 5.3 0 11.9 0 20.6 12 32 12 32s12-11.4 12-20.1C24 5.3 18.6 0 12 0Z"
          />
          <circle cx="12" cy="12" r="4.5" className="fill-surface-raised" />
        </svg>
        <div className="absolute top-2 right-2 flex flex-col gap-1.5">
          <ZoomButton label={zoomInLabel} sign="+" onClick={() => view.current?.zoom(1)} />
          <ZoomButton label={zoomOutLabel} sign="−" onClick={() => view.current?.zoom(-1)} />
        </div>
      </div>
      {isMissing || state === 'drawn' ? withoutStreets : null}
    </>
  )
}
