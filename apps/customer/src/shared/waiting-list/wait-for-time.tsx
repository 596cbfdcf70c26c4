import { useJoinWaitingList, type WaitingRequest } from '@angadi/data/waiting-list/join-waiting-list.ts'
import { PARTS_OF_DAY, type PartOfDay } from '@angadi/domain/bookings/part-of-day.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { useState } from 'react'
import { useSlotLabels } from '../schedule/use-slot-labels.ts'

/** The longest time that one waits on one list: the server's bound. */
const MOST_DAYS = 30

export interface WaitForTimeProps extends Pick<WaitingRequest, 'vendorId' | 'steps'> {
  /** The first day of India that can be waited for, such as `2026-11-23`: the day that one looks at. */
  readonly fromDay: string
  /** The last day that the vendor can be booked on. */
  readonly lastDay: string
}

/** Asks to be told when a time becomes free, on which days and in which part of them (Issue 12, Waitlist). */
export function WaitForTime({ vendorId, steps, fromDay, lastDay }: WaitForTimeProps) {
  const { t } = useTranslation('visits')
  const errorText = useErrorText()
  const labels = useSlotLabels()
  const offlineReason = useOfflineReason()
  const { mutate, isPending, isSuccess, error } = useJoinWaitingList()
  const farthest = daysAfter(fromDay, MOST_DAYS)
  const last = lastDay < farthest ? lastDay : farthest
  // The last day that can be booked is always among them.
  const days = [...[0, 2, 6, 13].map((many) => daysAfter(fromDay, many)).filter((day) => day < last), last]
  const [chosenDay, setToDay] = useState<string>()
  const [partOfDay, setPartOfDay] = useState<PartOfDay>('any')
  const toDay = chosenDay !== undefined && days.includes(chosenDay) ? chosenDay : fromDay
  if (isSuccess)
    return (
      <section aria-label={t('wait.title')} className="rounded-lg border border-line p-4">
        <p role="status" className="font-semibold">
          {t('wait.joined')}
        </p>
        <p className="mt-1 text-sm text-ink-muted">{t('wait.joinedText')}</p>
        <LinkButton variant="secondary" className="mt-3" render={<AppLink to={pathTo('waitingList')} />}>
          {t('wait.see')}
        </LinkButton>
      </section>
    )
  return (
    <section aria-label={t('wait.title')} className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <div>
        <h3 className="text-lg font-semibold">{t('wait.title')}</h3>
        <p className="mt-1 text-sm text-ink-muted">{t('wait.text')}</p>
      </div>
      <Select
        label={t('wait.days')}
        value={toDay}
        onChange={(event) => setToDay(event.target.value)}
        options={days.map((day) => ({
          value: day,
          label:
            day === fromDay
              ? t('wait.only', { day: labels.day(day) })
              : t('wait.until', { from: labels.day(fromDay), day: labels.day(day) }),
        }))}
      />
      <RadioGroup
        label={t('wait.part')}
        value={partOfDay}
        onChange={(value) => setPartOfDay(PARTS_OF_DAY.find((part) => part === value) ?? 'any')}
        options={PARTS_OF_DAY.map((part) => ({ value: part, label: t(`part.${part}`) }))}
      />
      {error === null ? null : (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      )}
      <Button
        variant="secondary"
        wide
        busy={isPending}
        disabled={steps.length === 0}
        unavailableReason={offlineReason}
        onClick={() =>
          mutate(
            { vendorId, steps, fromDay, toDay, partOfDay },
            { onError: (problem) => noteFailure('join-waiting-list', 'error', problem) },
          )
        }
      >
        {t('wait.join')}
      </Button>
    </section>
  )
}
