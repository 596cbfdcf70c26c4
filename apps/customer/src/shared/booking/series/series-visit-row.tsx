import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { useSlotLabels } from '../../schedule/use-slot-labels.ts'
import type { ChosenVisit } from './chosen-start.ts'

export interface SeriesVisitRowProps {
  readonly visit: ChosenVisit
  /** Takes another time; null leaves the visit out. */
  readonly onPick: (startsAt: string | null) => void
}

/** A date of a series: taken or left out, or else why it is not free and which times lie near it. */
export function SeriesVisitRow({ visit, onPick }: SeriesVisitRowProps) {
  const { t } = useTranslation('series')
  const labels = useSlotLabels()
  const when = (at: string) => t('when', { day: labels.day(slotDay(at)), time: labels.begin(at) })
  if (visit.is_free)
    return (
      <Checkbox
        label={<span className="font-semibold tabular-nums">{when(visit.begins_at)}</span>}
        hint={t(visit.startsAt === null ? 'left' : 'free')}
        checked={visit.startsAt !== null}
        onChange={({ target }) => onPick(target.checked ? visit.begins_at : null)}
      />
    )
  return (
    <div className="flex flex-col gap-2 py-2">
      <p>
        <span className="block font-semibold text-ink-muted tabular-nums line-through">
          {when(visit.begins_at)}
        </span>
        <span className="text-sm text-warning-ink">{t(`reason.${visit.reason ?? 'taken'}`)}</span>
      </p>
      {visit.others.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('nothingNear')}</p>
      ) : (
        <Select
          label={t('instead', { day: labels.day(slotDay(visit.begins_at)) })}
          hideLabel
          value={visit.startsAt ?? ''}
          onChange={({ target }) => onPick(target.value || null)}
          options={[
            { value: '', label: t('leaveOut') },
            ...visit.others.map((value) => ({ value, label: when(value) })),
          ]}
        />
      )}
    </div>
  )
}
