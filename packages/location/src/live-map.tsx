import { MapMissing } from './map-missing.tsx'
import { type LiveMapContents, useLiveMap } from './use-live-map.ts'

export interface LiveMapProps extends LiveMapContents {
  /** Describes the map in words for screen readers. */
  readonly label: string
  /** Shown instead where the device cannot draw a map. */
  readonly unavailable: string
  readonly className?: string | undefined
}

/**
 * A live map: the route, its ends and the courier, whose marker is animated between positions. Load it lazily, it is
 * heavy.
 */
export default function LiveMap({ label, unavailable, className, ...contents }: LiveMapProps) {
  const { container, isMissing } = useLiveMap(contents)
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
