import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import { useBlockTime, useUnblockTime } from '@angadi/data/booking-desk/change.ts'
import { timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { minuteOfClock } from '@angadi/domain/time/minute-of-clock.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { type FormEvent, useId, useState } from 'react'

export interface BlockSheetProps {
  readonly vendorId: string
  readonly day: string
  readonly resources: readonly DeskResource[]
  readonly onClose: () => void
}

/** Keeps somebody's time free of bookings, and gives what was kept back. */
export default function BlockSheet({ vendorId, day, resources, onClose }: BlockSheetProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const { timeRange } = useFormats()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const form = useId()
  const [who, setWho] = useState(resources[0]?.resource_id ?? '')
  const [date, setDate] = useState(day)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: block, isPending } = useBlockTime(vendorId)
  const { mutateAsync: unblock } = useUnblockTime(vendorId)
  const blocked = resources.flatMap(({ name, blocks }) => blocks.map((one) => ({ ...one, name })))
  const failed = (error: unknown) => setProblem(errorText(error))
  const save = (event: FormEvent) => {
    event.preventDefault()
    const [first, last] = [minuteOfClock(from), minuteOfClock(to)]
    if (first === undefined || last === undefined || last <= first || date === '') {
      setProblem(t('blockTime.timesWrong'))
      return
    }
    setProblem(undefined)
    block({ resourceId: who, from: timeAt(date, first), to: timeAt(date, last), note: note.trim() }).then(
      onClose,
      failed,
    )
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('blockTime.title')}
      description={t('blockTime.text')}
      closeLabel={t('common:close')}
      footer={
        <Button wide type="submit" form={form} busy={isPending} unavailableReason={offline}>
          {t('blockTime.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={save} className="flex flex-col gap-4">
        {problem ? (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        ) : null}
        <Select
          label={t('blockTime.who')}
          value={who}
          options={resources.map(({ resource_id: value, name: label }) => ({ value, label }))}
          onChange={(event) => setWho(event.currentTarget.value)}
        />
        <TextField
          label={t('move.day')}
          type="date"
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <TextField
            label={t('blockTime.from')}
            type="time"
            step={300}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextField
            label={t('blockTime.to')}
            type="time"
            step={300}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <TextField
          label={t('blockTime.note')}
          value={note}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
      {blocked.length > 0 ? (
        <ul className="mt-6 flex flex-col gap-2" aria-label={t('blocked.list')}>
          {blocked.map(({ id, name, starts_at: starts, ends_at: ends, note: why }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 basis-40">
                {t('blocked.line', { name, time: timeRange(starts, ends) })}
                {why ? <span className="block text-ink-muted">{why}</span> : null}
              </span>
              <Button
                variant="quiet"
                size="sm"
                unavailableReason={offline}
                onClick={() => void unblock(id).catch(failed)}
              >
                {t('blocked.free')}
                <span className="sr-only">{t('blocked.line', { name, time: timeRange(starts, ends) })}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </DialogSheet>
  )
}
