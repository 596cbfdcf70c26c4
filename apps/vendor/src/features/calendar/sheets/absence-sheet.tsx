import { type Absence, useAbsencePreview, useReportAbsence } from '@angadi/data/booking-desk/absence.ts'
import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface AbsenceSheetProps {
  readonly vendorId: string
  readonly day: string
  readonly today: string
  readonly people: readonly DeskResource[]
  readonly onClose: () => void
}

const TONES = { replaced: 'success', asked: 'warning', by_hand: 'danger' } as const

/** Somebody is ill: what would become of each of their bookings, and then all of it in one act. */
export default function AbsenceSheet({ vendorId, day, today, people, onClose }: AbsenceSheetProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [key] = useState(() => crypto.randomUUID())
  const [person, setPerson] = useState('')
  const [date, setDate] = useState(day < today ? today : day)
  const [problem, setProblem] = useState<string>()
  const preview = useAbsencePreview(vendorId, person === '' || date === '' ? undefined : person, date)
  const { mutateAsync: report, isPending } = useReportAbsence(vendorId)
  const name = people.find(({ resource_id: id }) => id === person)?.name ?? ''
  const carryOut = () => {
    setProblem(undefined)
    // The person and the day belong to the key: chosen anew, it is another act.
    report({ resourceId: person, day: date, key: `${key} ${person} ${date}` }).then(
      ({ bookings }) => {
        notify.success(t('absence.done', { name, count: bookings.length }))
        onClose()
      },
      (error: unknown) => setProblem(errorText(error)),
    )
  }
  return (
    <DialogSheet
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('absence.title')}
      description={t('absence.text')}
      closeLabel={t('common:close')}
      footer={
        preview.data && person !== '' ? (
          <Button
            variant="danger"
            size="lg"
            wide
            busy={isPending}
            unavailableReason={offline}
            onClick={carryOut}
          >
            {t('absence.carryOut', { name })}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        {problem ? (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        ) : null}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <Select
            label={t('absence.person')}
            value={person}
            options={[
              { value: '', label: t('absence.choose') },
              ...people.map(({ resource_id: value, name: label }) => ({ value, label })),
            ]}
            onChange={(event) => setPerson(event.currentTarget.value)}
          />
          <TextField
            label={t('move.day')}
            type="date"
            min={today}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </div>
        {person !== '' && preview.data ? <AbsenceOutcome absence={preview.data} name={name} /> : null}
        {person !== '' && preview.error && !preview.data ? (
          <LoadFailed
            title={t('absence.failed')}
            error={preview.error}
            busy={preview.isFetching}
            onRetry={preview.refetch}
          />
        ) : null}
        {person !== '' && date !== '' && !preview.data && !preview.error ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        ) : null}
      </div>
    </DialogSheet>
  )
}

function AbsenceOutcome({ absence, name }: { readonly absence: Absence; readonly name: string }) {
  const { t } = useTranslation('calendar')
  const { time, money } = useFormats()
  if (absence.bookings.length === 0) return <p>{t('absence.nothing', { name })}</p>
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-line" aria-label={t('absence.outcome')}>
        {absence.bookings.map((booking) => (
          <li key={booking.booking_id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3">
            <span className="font-semibold tabular-nums">{time(booking.starts_at)}</span>
            <span className="min-w-0 flex-1 basis-40">
              {booking.customer_name ?? t('noName')}
              <span className="block text-sm text-ink-muted">
                {booking.steps
                  .map((step) =>
                    t('doneBy', {
                      services: step.name,
                      people: step.people?.map((one) => one.name).join(', ') ?? '',
                    }),
                  )
                  .join(', ')}
              </span>
            </span>
            <Badge tone={TONES[booking.outcome]}>{t(`absence.outcomes.${booking.outcome}`)}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">
        {t('absence.refund', { amount: money(absence.refund_at_most_paise) })}
      </p>
    </div>
  )
}
