import { DAY_STATES, type DayState } from '@angadi/domain/subscriptions/day-state.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DayMark } from './day-mark.tsx'

/** What the signs of a month mean; only those that it shows. */
export function CalendarLegend({ states }: { readonly states: readonly DayState[] }) {
  const { t } = useTranslation('subscriptions')
  const shown = DAY_STATES.filter((state) => state !== 'none' && states.includes(state))
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-3 text-sm text-ink-muted">
      {shown.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <DayMark state={state} pieces={1} />
          {t(`state.${state}`)}
        </li>
      ))}
    </ul>
  )
}
