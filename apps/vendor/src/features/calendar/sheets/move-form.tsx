import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import { useMoveBooking } from '@angadi/data/booking-desk/change.ts'
import { minuteOfDay, timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { clockOfMinute, minuteOfClock } from '@angadi/domain/time/minute-of-clock.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { type FormEvent, useState } from 'react'

export interface MoveFormProps {
  readonly vendorId: string
  readonly booking: DeskBooking
  readonly resources: readonly DeskResource[]
  readonly onDone: () => void
}

/** Another day, time or person for a booking, to the minute: what dragging does, for whoever does not drag. */
export function MoveForm({ vendorId, booking, resources, onDone }: MoveFormProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { mutateAsync: move, isPending } = useMoveBooking(vendorId)
  const was = indiaDay(Date.parse(booking.starts_at))
  const [day, setDay] = useState(was)
  const [clock, setClock] = useState(() => clockOfMinute(Math.floor(minuteOfDay(booking.starts_at, was))))
  const parts = booking.parts.filter(({ need }) => need === 1)
  const [people, setPeople] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(parts.map(({ part, resource_id: id }) => [part, id])),
  )
  const [problem, setProblem] = useState<string>()
  const everybody = resources.filter(({ kind }) => kind === 'person')

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const minute = minuteOfClock(clock)
    if (minute === undefined || day === '') {
      setProblem(t('move.timeMissing'))
      return
    }
    setProblem(undefined)
    const startsAt = timeAt(day, minute)
    const changed = parts.filter(({ part, resource_id: id }) => people[part] !== id)
    try {
      // One request for the time and the first person, and one for each further person.
      let version = booking.version
      for (const [n, { part }] of changed.entries()) {
        const resourceId = people[part]
        if (resourceId === undefined) continue
        const answer = await move({
          booking: { id: booking.id, version },
          part,
          resourceId,
          ...(n === 0 ? { startsAt } : {}),
        })
        version = answer.version
      }
      if (changed.length === 0) await move({ booking, startsAt })
      onDone()
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {problem ? (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <TextField
          label={t('move.day')}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextField
          label={t('move.time')}
          type="time"
          step={300}
          value={clock}
          onChange={(event) => setClock(event.currentTarget.value)}
        />
      </div>
      {parts.map(({ part, resource_id: id }) => (
        <Select
          key={part}
          label={t('move.person', { service: serviceOf(booking, part) })}
          value={people[part] ?? id}
          options={everybody.map(({ resource_id: value, name }) => ({ value, label: name }))}
          onChange={(event) => {
            const { value } = event.currentTarget
            setPeople((before) => ({ ...before, [part]: value }))
          }}
        />
      ))}
      <p className="text-sm text-ink-muted">{t(booking.walk_in ? 'move.notTold' : 'move.told')}</p>
      <div className="flex flex-wrap gap-2 [&>*]:flex-1 [&>*]:basis-40">
        <Button type="submit" busy={isPending} unavailableReason={offline}>
          {t('move.save')}
        </Button>
        <Button variant="secondary" onClick={onDone} type="button">
          {t('common:back')}
        </Button>
      </div>
    </form>
  )
}

/** The service that a part of a booking belongs to. */
function serviceOf({ steps }: DeskBooking, part: number): string {
  return steps.find(({ people }) => people?.some((one) => one.part === part))?.name ?? ''
}
