import type { LatLng } from '@angadi/domain/geo.ts'
import { useEffect, useRef } from 'react'
import { LiveMapView, type MapMarker } from './live-map-view.ts'

export interface LiveMapProps {
  /** Says in words what the map shows; screen readers hear this instead. */
  readonly label: string
  readonly markers: readonly MapMarker[]
  /** The way to draw, in order. */
  readonly route?: readonly LatLng[] | undefined
  /** A style with streets, wherever a tile service is available. */
  readonly styleUrl?: string | undefined
  readonly className?: string | undefined
}

/** A live map: the route, its ends and the courier, who glides from fix to fix. Load it lazily, it is heavy. */
export default function LiveMap({ label, markers, route = [], styleUrl, className }: LiveMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<LiveMapView>(undefined)
  useEffect(() => {
    if (!container.current) return
    const made = new LiveMapView(container.current, styleUrl)
    view.current = made
    return () => made.remove()
  }, [styleUrl])
  useEffect(() => {
    view.current?.show(markers, route)
  }, [markers, route])
  return (
    <div role="img" aria-label={label} className={className ?? 'h-64 w-full overflow-hidden'}>
      <div ref={container} className="size-full" aria-hidden />
    </div>
  )
}
