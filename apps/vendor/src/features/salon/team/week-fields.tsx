import { AWAY, copyDay, type DayProblem, type WorkingWeek } from '@angadi/domain/salon-desk/working-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useWeekdays } from '@angadi/shell/hours/use-weekdays.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { Copy } from 'lucide-react'
import { DayFields } from './day-fields.tsx'

export interface WeekFieldsProps {
  readonly week: WorkingWeek
  readonly wrong: { readonly weekday: number; readonly problem: DayProblem } | undefined
  readonly onChange: (week: WorkingWeek) => void
}

/** The hours of a week, day by day; one day can be copied to another, or to all. */
export function WeekFields({ week, wrong, onChange }: WeekFieldsProps) {
  const { t } = useTranslation('salon')
  const weekdays = useWeekdays()
  const all = weekdays.map(({ weekday }) => weekday)
  return (
    <ul className="rounded-lg border border-line bg-surface-raised">
      {weekdays.map(({ weekday, name }) => (
        <li key={weekday} className="border-b border-line px-4 py-2 last:border-0">
          <DayFields
            name={name}
            day={week[weekday] ?? AWAY}
            onChange={(day) => onChange(week.with(weekday, day))}
            error={wrong?.weekday === weekday ? t(`hours.wrong.${wrong.problem}`) : undefined}
            action={
              <Menu
                trigger={<IconButton label={t('hours.copy', { day: name })} icon={<Copy aria-hidden />} />}
                entries={[
                  {
                    key: 'all',
                    label: t('hours.copyAll'),
                    onSelect: () => onChange(copyDay(week, weekday, all)),
                  },
                  ...weekdays
                    .filter((other) => other.weekday !== weekday)
                    .map((other) => ({
                      key: String(other.weekday),
                      label: t('hours.copyTo', { day: other.name }),
                      onSelect: () => onChange(copyDay(week, weekday, [other.weekday])),
                    })),
                ]}
              />
            }
          />
        </li>
      ))}
    </ul>
  )
}
