import type { CourierWork } from '@angadi/data/courier-console/profile.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { Bike, Clock } from 'lucide-react'

/** How many jobs are done, and which share of the latest came by the time that customers were told. */
export function WorkFigures({ work }: { readonly work: CourierWork }) {
  const { t } = useTranslation('courier-page')
  const { number } = useFormats()
  const { done, days, lately, promised, on_time, late, late_before_pickup } = work
  return (
    <Section title={t('work.title')}>
      <dl className="grid grid-cols-1 gap-3 min-[30rem]:grid-cols-2">
        <StatTile
          icon={<Bike aria-hidden />}
          label={t('work.done')}
          value={number(done)}
          note={t('work.lately', { count: lately, days })}
        />
        <StatTile
          icon={<Clock aria-hidden />}
          label={t('work.onTime')}
          value={
            promised === 0
              ? t('work.noShare')
              : t('work.share', { percent: number(Math.floor((100 * on_time) / promised)) })
          }
          note={
            promised === 0
              ? t('work.noShareNote', { days })
              : t('work.onTimeNote', { onTime: number(on_time), promised: number(promised), days })
          }
        />
      </dl>
      {late > 0 ? (
        <p className="text-sm text-ink-muted">
          {t('work.late', { count: late })}{' '}
          {late_before_pickup > 0 ? t('work.lateShop', { count: late_before_pickup }) : null}
        </p>
      ) : null}
    </Section>
  )
}
