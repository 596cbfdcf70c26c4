import { useEffect } from 'react'
import { type HeatCell, HeatMapView } from './heat-map-view.ts'
import { MapMissing } from './map-missing.tsx'
import { useMapView } from './use-map-view.ts'

export interface HeatMapProps {
  /** Describes the map in words. */
  readonly label: string
  readonly cells: readonly HeatCell[]
  /** The cells in words, the busiest first: beside the map, for everybody. */
  readonly inWords: readonly string[]
  /** A style with streets; without one, or if it cannot be fetched, the built-in ground is drawn. */
  readonly styleUrl?: string | undefined
  /** Shown instead where the device cannot draw a map. */
  readonly unavailable: string
  readonly className?: string | undefined
}

/** Where much is asked for, on a map and as a list. Load it lazily, it is heavy. */
export default function HeatMap({ label, cells, inWords, styleUrl, unavailable, className }: HeatMapProps) {
  const { container, view, state } = useMapView((element, told) => new HeatMapView(element, told))
  useEffect(() => {
    view.current?.lay(styleUrl)
  }, [view, styleUrl])
  useEffect(() => {
    view.current?.show(cells)
  }, [view, cells])
  const isMissing = state === 'unavailable'
  return (
    <div className="flex flex-col gap-3">
      {isMissing ? <MapMissing>{unavailable}</MapMissing> : null}
      <div
        role="img"
        aria-label={label}
        hidden={isMissing}
        className={className ?? 'h-64 w-full overflow-hidden rounded-lg border border-line'}
      >
        <div ref={container} className="size-full" aria-hidden />
      </div>
      <ul aria-label={label} className="flex flex-col gap-1 text-sm">
        {inWords.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
