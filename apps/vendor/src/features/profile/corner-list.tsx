import { distanceM, type LatLng } from '@angadi/domain/geo.ts'
import { LEAST_CORNERS, pointAway } from '@angadi/domain/vendor-card/area.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from 'lucide-react'

/** How far a corner moves with one press, in metres. */
const STEP_M = 200

export interface CornerListProps {
  readonly home: LatLng
  readonly corners: readonly LatLng[]
  readonly onChange: (corners: readonly LatLng[]) => void
}

/** The corners of a drawn area, for whoever cannot drag them: moved by 200 m, and removed. */
export function CornerList({ home, corners, onChange }: CornerListProps) {
  const { t } = useTranslation('vendor-profile')
  const { distance } = useFormats()
  const directions = [
    { key: 'north', degrees: 0, icon: <ArrowUp aria-hidden /> },
    { key: 'east', degrees: 90, icon: <ArrowRight aria-hidden /> },
    { key: 'south', degrees: 180, icon: <ArrowDown aria-hidden /> },
    { key: 'west', degrees: 270, icon: <ArrowLeft aria-hidden /> },
  ] as const
  return (
    <details className="rounded-lg border border-line px-4 py-2">
      <summary className="flex min-h-touch cursor-pointer items-center font-medium">
        {t('area.corners', { count: corners.length })}
      </summary>
      <ol>
        {corners.map((corner, at) => (
          <li key={at} className="flex flex-wrap items-center gap-x-1 border-t border-line py-1">
            <span className="min-w-32 flex-1">
              {t('area.corner', { number: at + 1, distance: distance(distanceM(home, corner)) })}
            </span>
            {directions.map(({ key, degrees, icon }) => (
              <IconButton
                key={key}
                label={t(`area.${key}`, { number: at + 1 })}
                icon={icon}
                onClick={() => onChange(corners.with(at, pointAway(corner, STEP_M, degrees)))}
              />
            ))}
            <IconButton
              label={t('area.removeCorner', { number: at + 1 })}
              icon={<Trash2 aria-hidden />}
              disabled={corners.length <= LEAST_CORNERS}
              onClick={() => onChange(corners.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}
