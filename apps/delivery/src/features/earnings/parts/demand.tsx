import { useDemand } from '@angadi/data/driver-day/day.ts'
import { distanceM } from '@angadi/domain/geo.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Suspense, useState } from 'react'
import { useOwnPosition } from '../../../shared/position/own-position.ts'

// Only whoever asks for the map pays for it.
const HeatMap = lazy(() => import('@angadi/location/heat-map.tsx'))

/** How many places are listed. */
const MOST = 8

/** Where customers asked in the last hours, as a list; a place says how many and never who (Issue 36, driver). */
export default function Demand() {
  const { t } = useTranslation(['driver-day', 'dispatch'])
  const { distance } = useFormats()
  const fix = useOwnPosition((state) => state.fix)
  const { data: cells } = useDemand()
  const [isMapShown, setMapShown] = useState(false)
  if (!cells) return null
  return (
    <Section title={t('demand.title')}>
      <p className="text-ink-muted">{cells.length === 0 ? t('demand.none') : t('demand.text')}</p>
      {cells.length === 0 || isMapShown ? null : (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setMapShown(true)}>
          {t('dispatch:heat.show')}
        </Button>
      )}
      {isMapShown ? (
        <ExtraBoundary instead={<p className="mt-3">{t('dispatch:heat.missing')}</p>}>
          <Suspense fallback={<Skeleton shape="box" className="mt-3 h-64" />}>
            <HeatMap
              label={t('dispatch:heat.label')}
              cells={cells}
              // The list below says the same in words.
              inWords={[]}
              unavailable={t('dispatch:heat.missing')}
              className="mt-3 h-64 w-full overflow-hidden rounded-lg border border-line"
            />
          </Suspense>
        </ExtraBoundary>
      ) : null}
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
