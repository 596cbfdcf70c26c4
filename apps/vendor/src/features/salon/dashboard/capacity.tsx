import type { BookingDay } from '@angadi/data/salon-desk/day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { useMinutesText } from '../use-minutes-text.ts'

/** How much of today is still free, person by person; nothing before there is anybody. */
export function Capacity({ capacity }: Pick<BookingDay, 'capacity'>) {
  const { t } = useTranslation('salon')
  const minutesText = useMinutesText()
  if (capacity.length === 0) return null
  return (
    <Section title={t('capacity.title')}>
      <ul className="flex flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4">
        {capacity.map(({ id, name, open_minutes: open, free_minutes: free }) => (
          <li key={id} className="flex flex-col gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 font-medium break-words">{name}</span>
              <span className="text-ink-muted">
                {open === 0 ? t('capacity.away') : t('capacity.free', { time: minutesText(free) })}
              </span>
            </p>
            {open === 0 ? null : (
              <Progress label={t('capacity.gone', { name })} value={open - free} max={open} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
