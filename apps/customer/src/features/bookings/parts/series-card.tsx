import type { SeriesPlace } from '@angadi/data/my-bookings/booking-step.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense } from 'react'
import { CANCEL_SHEET, END_SERIES_SHEET } from '../sheets.ts'

const EndSeriesSheet = lazy(() => import('./end-series-sheet.tsx'))

export interface SeriesCardProps {
  readonly series: SeriesPlace
  readonly vendorName: string
  /** Whether this visit can be left out by itself: it is still to come. */
  readonly canSkip: boolean
}

/** Which visit of a series this is, leaving it out, and ending all that are still to come. */
export function SeriesCard({ series, vendorName, canSkip }: SeriesCardProps) {
  const { t } = useTranslation('series')
  const skip = useSheet(CANCEL_SHEET)
  const end = useSheet(END_SERIES_SHEET)
  return (
    <Card>
      <Section title={t('title')}>
        <p>{t('place', { number: series.number, visits: series.visits })}</p>
        <p className="text-ink-muted">{t('left', { count: series.left })}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {canSkip ? (
            <Button variant="secondary" onClick={skip.open}>
              {t('skip.action')}
            </Button>
          ) : null}
          {series.left > 0 ? (
            <Button variant="dangerQuiet" onClick={end.open}>
              {t('end.action')}
            </Button>
          ) : null}
        </div>
      </Section>
      {end.isOpen && series.left > 0 ? (
        <Suspense>
          <EndSeriesSheet seriesId={series.id} vendorName={vendorName} onClose={end.close} />
        </Suspense>
      ) : null}
    </Card>
  )
}
