import { useDemand } from '@angadi/data/driver-day/day.ts'
import { distanceM } from '@angadi/domain/geo.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { useOwnPosition } from '../../../shared/position/own-position.ts'

/** How many places are listed. */
const MOST = 8

/** Where customers asked in the last hours, as a list; a place says how many and never who (Issue 36, driver). */
export default function Demand() {
  const { t } = useTranslation('driver-day')
  const { distance } = useFormats()
  const fix = useOwnPosition((state) => state.fix)
  const { data: cells } = useDemand()
  if (!cells) return null
  return (
    <Section title={t('demand.title')}>
      <p className="text-ink-muted">{cells.length === 0 ? t('demand.none') : t('demand.text')}</p>
      {cells.length === 0 ? null : (
        <ol className="mt-3 flex flex-col divide-y divide-line">
          {cells.slice(0, MOST).map(({ lat, lng, count, place }) => (
            <li key={`${lat} ${lng}`} className="flex flex-wrap justify-between gap-x-4 py-3">
              <span className="font-medium">
                {place ? t('demand.near', { count, place }) : t('demand.here', { count })}
              </span>
              {fix ? (
                <span className="text-ink-muted tabular-nums">
                  {t('demand.away', { distance: distance(distanceM(fix, { lat, lng })) })}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
