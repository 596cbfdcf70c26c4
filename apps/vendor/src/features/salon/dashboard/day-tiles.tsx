import type { BookingDay } from '@angadi/data/salon-desk/day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { useMinutesText } from '../use-minutes-text.ts'

/** Today in figures: visits, time that is still free, what the visits bring, and what of it comes at the desk. */
export function DayTiles({ day }: { readonly day: BookingDay }) {
  const { t } = useTranslation('salon')
  const { money } = useFormats()
  const minutesText = useMinutesText()
  const free = day.capacity.reduce((sum, one) => sum + one.free_minutes, 0)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={t('today.figures')}>
      <StatTile label={t('today.visits')} value={day.today} />
      <StatTile label={t('today.free')} value={minutesText(free)} note={t('today.freeText')} />
      {day.money ? (
        <>
          <StatTile
            label={t('today.booked')}
            value={money(day.money.booked_paise)}
            note={t('today.done', { amount: money(day.money.done_paise) })}
          />
          <StatTile
            label={t('today.toCollect')}
            value={money(day.money.to_collect_paise)}
            note={t('today.toCollectText')}
          />
        </>
      ) : null}
    </dl>
  )
}
