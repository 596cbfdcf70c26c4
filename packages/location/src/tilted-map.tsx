import type { LiveMapProps } from './live-map.tsx'
import { MapMissing } from './map-missing.tsx'
import { useLiveMap } from './use-live-map.ts'

/** Degrees from straight above: far enough that buildings stand up. */
const TILT = { pitch: 60 }

export interface TiltedMapProps extends LiveMapProps {
  /** The way in words, stop by stop with its distances: in place of a map that cannot be drawn, and to be read out. */
  readonly inWords: readonly string[]
}

/**
 * A map seen at an angle, with buildings where the style has them (Spec §2 Transport, /transport-3d). Load it lazily, it
 * is heavy.
 */
export default function TiltedMap({ label, unavailable, inWords, className, ...contents }: TiltedMapProps) {
  const { container, isMissing } = useLiveMap(contents, TILT)
  return (
    <>
      {isMissing ? <MapMissing>{unavailable}</MapMissing> : null}
      <div
        role="img"
        aria-label={label}
        hidden={isMissing}
        className={className ?? 'h-80 w-full overflow-hidden md:h-112'}
      >
        <div ref={container} className="size-full" aria-hidden />
      </div>
      <ol aria-label={label} className={isMissing ? 'mt-3 flex list-decimal flex-col gap-2 pl-6' : 'sr-only'}>
        {inWords.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  )
}
