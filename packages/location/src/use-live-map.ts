import type { LatLng } from '@angadi/domain/geo.ts'
import { useEffect } from 'react'
import { LiveMapView, type MapMarker } from './live-map-view.ts'
import { useMapView } from './use-map-view.ts'

/** What a live map draws. */
export interface LiveMapContents {
  readonly markers: readonly MapMarker[]
  /** The route to draw, in order. */
  readonly route?: readonly LatLng[] | undefined
  /** A style with streets; without one, or if it cannot be fetched, the built-in ground is drawn. */
  readonly styleUrl?: string | undefined
}

/** The view of a live map, seen from straight above unless tilted by so many degrees. */
export function useLiveMap(
  { markers, route = [], styleUrl }: LiveMapContents,
  tilt?: { readonly pitch: number },
) {
  const { container, view, state } = useMapView((element, told) => new LiveMapView(element, told, tilt))
  useEffect(() => {
    view.current?.lay(styleUrl)
  }, [view, styleUrl])
  useEffect(() => {
    view.current?.show(markers, route)
  }, [view, markers, route])
  return { container, isMissing: state === 'unavailable' }
}
