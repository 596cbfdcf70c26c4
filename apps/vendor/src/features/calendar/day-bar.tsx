import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DESK_VIEWS, type DeskPlace, type DeskView } from './use-desk-place.ts'

export interface DayBarProps {
  readonly place: DeskPlace
  readonly view: DeskView
  /** On a phone there is the list alone. */
  readonly isWide: boolean
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

/** Which day is shown, how and of whom. */
export function DayBar({ place, view, isWide, people }: DayBarProps) {
  const { t } = useTranslation('calendar')
  const { day: dayOf } = useFormats()
  const { day, today, go } = place
  const by = view === 'week' ? 7 : 1
  const show = (next: string) => go({ day: next === today ? '' : next })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <IconButton
        label={t(view === 'week' ? 'bar.weekBefore' : 'bar.dayBefore')}
        icon={<ChevronLeft aria-hidden />}
        onClick={() => show(daysAfter(day, -by))}
      />
      <Button variant="secondary" aria-pressed={day === today} onClick={() => show(today)}>
        {t('bar.today')}
      </Button>
      <IconButton
        label={t(view === 'week' ? 'bar.weekAfter' : 'bar.dayAfter')}
        icon={<ChevronRight aria-hidden />}
        onClick={() => show(daysAfter(day, by))}
      />
      <div className="w-44 max-w-full min-w-0">
        <TextField
          label={t('bar.date')}
          hideLabel
          type="date"
          value={day}
          onChange={(event) => {
            if (event.currentTarget.value) show(event.currentTarget.value)
          }}
        />
      </div>
      <p className="min-h-touch content-center text-lg font-semibold" aria-live="polite">
        {dayOf(`${day}T12:00:00+05:30`)}
      </p>
      <div className="flex min-w-0 flex-1 flex-wrap items-end justify-end gap-2 max-md:basis-full">
        <div className="w-48 max-w-full min-w-0 max-md:w-full">
          <Select
            label={t('bar.person')}
            hideLabel
            value={place.person ?? ''}
            options={[
              ...(view === 'week' ? [] : [{ value: '', label: t('bar.everybody') }]),
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => go({ person: event.currentTarget.value })}
          />
        </div>
        {isWide ? (
          <div className="w-72">
            <SegmentedControl
              label={t('bar.view')}
              value={view}
              onChange={(next) => go({ view: next })}
              segments={DESK_VIEWS.map((value) => ({ value, label: t(`bar.${value}`) }))}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}
