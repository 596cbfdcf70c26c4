import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import {
  useBookWalkIn,
  useDeskServices,
  useWalkInTime,
  type WalkInStep,
} from '@angadi/data/booking-desk/walk-in.ts'
import { timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { clockOfMinute, minuteOfClock } from '@angadi/domain/time/minute-of-clock.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { type FormEvent, useId, useState } from 'react'
import { ServiceChoice } from './service-choice.tsx'

export interface WalkInSheetProps {
  readonly vendorId: string
  /** The day that the calendar shows, for whoever rings up. */
  readonly day: string
  /** Where in the calendar it was opened: the minute of the day, and with whom. */
  readonly wanted: { readonly minute: number; readonly with: string } | undefined
  readonly people: readonly DeskResource[]
  readonly onClose: () => void
}

/** Takes time for whoever stands at the desk or rings up: what for, with whom, when, and who it is. */
export default function WalkInSheet({ vendorId, day, wanted, people, onClose }: WalkInSheetProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const { time, arrival } = useFormats()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const form = useId()
  const [key] = useState(() => crypto.randomUUID())
  const services = useDeskServices(vendorId)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [person, setPerson] = useState(wanted?.with ?? '')
  const [when, setWhen] = useState<'next' | 'at'>(wanted ? 'at' : 'next')
  const [date, setDate] = useState(day)
  const [clock, setClock] = useState(wanted ? clockOfMinute(wanted.minute) : '')
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { mutateAsync: book, isPending } = useBookWalkIn(vendorId)
  const does = (serviceId: string, personId: string) =>
    services.data
      ?.find(({ id }) => id === serviceId)
      ?.service_resources.some(({ need, resource_id: id }) => need === 1 && id === personId) ?? false
  const steps: readonly WalkInStep[] = chosen.map((service_id) => ({
    service_id,
    ...(person !== '' && does(service_id, person) ? { resource_id: person } : {}),
  }))
  const next = useWalkInTime(vendorId, when === 'next' ? steps : [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const minute = minuteOfClock(clock)
    const wrong = {
      ...(steps.length === 0 ? { services: t('walkIn.servicesMissing') } : {}),
      ...(name.trim() === '' ? { name: t('walkIn.nameMissing') } : {}),
      ...(phone.trim() !== '' && !readPhone(phone).ok ? { phone: t('walkIn.phoneWrong') } : {}),
      ...(when === 'at' && (minute === undefined || date === '') ? { clock: t('move.timeMissing') } : {}),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    book({
      steps,
      name: name.trim(),
      phone: phone.trim(),
      note: note.trim(),
      startsAt: when === 'at' && minute !== undefined ? timeAt(date, minute) : undefined,
      key,
    }).then(
      ({ starts_at: startsAt }) => {
        notify.success(t('walkIn.done', { name: name.trim(), time: arrival(startsAt) }))
        onClose()
      },
      (error: unknown) => setProblems({ all: errorText(error) }),
    )
  }
  return (
    <DialogSheet
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('walkIn.title')}
      description={t('walkIn.text')}
      closeLabel={t('common:close')}
      footer={
        <Button wide size="lg" type="submit" form={form} busy={isPending} unavailableReason={offline}>
          {t('walkIn.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={save} className="flex flex-col gap-5">
        {problems['all'] ? (
          <Banner tone="danger" urgent>
            {problems['all']}
          </Banner>
        ) : null}
        {services.error && !services.data ? (
          <LoadFailed
            title={t('failed.services')}
            error={services.error}
            busy={services.isFetching}
            onRetry={services.refetch}
          />
        ) : (
          <ServiceChoice
            services={services.data}
            chosen={chosen}
            error={problems['services']}
            onChange={setChosen}
          />
        )}
        <Select
          label={t('walkIn.person')}
          value={person}
          options={[
            { value: '', label: t('walkIn.anybody') },
            ...people.map(({ resource_id: value, name: label }) => ({ value, label })),
          ]}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
        <RadioGroup
          label={t('walkIn.when')}
          options={[
            {
              value: 'next',
              label: t('walkIn.next'),
              ...(next.data?.starts_at
                ? {
                    hint: t('walkIn.nextAt', {
                      time: time(next.data.starts_at),
                      waiting: next.data.waiting,
                    }),
                  }
                : next.data
                  ? { hint: t('walkIn.nothingFree') }
                  : {}),
            },
            { value: 'at', label: t('walkIn.at') },
          ]}
          value={when}
          onChange={(value) => setWhen(value === 'at' ? 'at' : 'next')}
        />
        {when === 'at' ? (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
            <TextField
              label={t('move.day')}
              type="date"
              value={date}
              onChange={(event) => setDate(event.currentTarget.value)}
            />
            <TextField
              label={t('move.time')}
              type="time"
              step={300}
              value={clock}
              error={problems['clock']}
              onChange={(event) => setClock(event.currentTarget.value)}
            />
          </div>
        ) : null}
        <TextField
          label={t('walkIn.name')}
          value={name}
          maxLength={80}
          autoComplete="off"
          error={problems['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label={t('walkIn.phone')}
          type="tel"
          inputMode="tel"
          lead="+91"
          autoComplete="off"
          value={phone}
          error={problems['phone']}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <TextField
          label={t('walkIn.note')}
          value={note}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </DialogSheet>
  )
}
