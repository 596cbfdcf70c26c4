import { PERIODS, type Period, type VendorFigures } from '@angadi/data/vendor-figures/figures.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'

export interface FigurePeriodProps {
  readonly period: Period
  /** Undefined until the figures have come. */
  readonly figures: VendorFigures | undefined
  /** Today in India. */
  readonly today: string
  readonly onChange: (period: Period, day: string | undefined) => void
}

/** Which day, week or month is shown, with a step to the one before and after. */
export function FigurePeriod({ period, figures, today, onChange }: FigurePeriodProps) {
  const { t } = useTranslation('vendor-figures')
  const { day, month } = useFormats()
  const isLatest = figures === undefined || figures.last_day >= today
  const shown =
    figures === undefined
      ? ' '
      : period === 'month'
        ? month(figures.first_day)
        : period === 'day'
          ? day(figures.first_day)
          : t('span', { from: day(figures.first_day), to: day(figures.last_day) })
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
      <div className="md:w-80">
        <SegmentedControl
          label={t('period')}
          value={period}
          onChange={(next) => onChange(next, undefined)}
          segments={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      </div>
      <div className="flex items-center justify-between gap-1">
        <IconButton
          label={t('earlier')}
          icon={<ChevronLeft aria-hidden />}
          disabled={figures === undefined}
          onClick={() => figures && onChange(period, daysAfter(figures.first_day, -1))}
        />
        <p aria-live="polite" className="min-w-0 text-center font-semibold">
          {shown}
        </p>
        <IconButton
          label={t('later')}
          icon={<ChevronRight aria-hidden />}
          disabled={isLatest}
          onClick={() => figures && onChange(period, daysAfter(figures.last_day, 1))}
        />
      </div>
    </div>
  )
}
