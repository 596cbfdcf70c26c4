import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import { useFreeTimes } from '@angadi/data/bookings/free-times.ts'
import { useMyHold } from '@angadi/data/bookings/my-hold.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useState } from 'react'
import { useSlotLabels } from '../schedule/use-slot-labels.ts'
import { WaitForTime } from '../waiting-list/wait-for-time.tsx'
import { ChosenServices } from './chosen-services.tsx'
import { chosenOffers, figuresOf } from './chosen-visit.ts'
import { RepeatVisit } from './series/repeat-visit.tsx'
import { useSeriesChoice, VISITS } from './series/use-series-choice.ts'
import { TimePicker } from './time-picker.tsx'
import { useKeepTime } from './use-keep-time.ts'
import { useVisitWords } from './use-visit-words.ts'
import { changeVisit, stepsOf, useVisitDraft } from './visit-draft.ts'

export interface TimeSheetProps {
  readonly vendor: BookablePage
  readonly onClose: () => void
  /** Where the visit is, if somebody comes to the customer. */
  readonly at?: { readonly addressId: string; readonly lat: number; readonly lng: number } | undefined
  /** Goes on to the payment, once the time is kept. */
  readonly onKept: () => void
}

/** By whom and when: the services of a visit, the days and their free times, and keeping one of them. */
export function TimeSheet({ vendor, at, onClose, onKept }: TimeSheetProps) {
  const { t } = useTranslation(['times', 'series', 'common'])
  const errorText = useErrorText()
  const labels = useSlotLabels()
  const words = useVisitWords()
  const offlineReason = useOfflineReason()
  const [today] = useState(() => indiaDay(Date.now()))
  const draft = useVisitDraft(vendor.id)
  const offers = chosenOffers(vendor, draft.services)
  const steps = stepsOf(offers.map(({ chosen }) => chosen))
  const { startsAt } = draft
  const times = useFreeTimes({
    vendorId: vendor.id,
    steps,
    fromDay: today,
    horizonDays: vendor.terms.horizon_days,
    place: at && { lat: at.lat, lng: at.lng },
  })
  const hold = useMyHold(vendor.id).data
  const series = useSeriesChoice(vendor.id, steps, startsAt)
  const isSeries = series.everyDays > 0
  const { keep, keepSeries, isKeeping, failure, isGuest, signIn } = useKeepTime(onKept)
  const { minutes, from, to } = figuresOf(offers)
  const isTaken = failure instanceof AppError && failure.code === 'slot_taken'
  const isChosen = startsAt !== undefined && Date.parse(startsAt) > Date.now() && steps.length > 0
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('sheet.title')}
      description={vendor.name}
      closeLabel={t('common:close')}
      size="lg"
      footer={
        <div className="flex flex-col gap-2">
          <p aria-live="polite" className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-semibold">
              {isChosen && isSeries
                ? t('series:count', { count: series.starts.length })
                : isChosen
                  ? t('sheet.chosen', { day: labels.day(slotDay(startsAt)), time: labels.begin(startsAt) })
                  : t('sheet.none')}
            </span>
            <span className="tabular-nums">
              {words.length(minutes)} · {words.price(from, to)}
            </span>
          </p>
          <Button
            size="lg"
            wide
            busy={isKeeping}
            disabled={!isChosen || (isSeries && series.starts.length < VISITS.least)}
            unavailableReason={offlineReason}
            onClick={() => {
              if (isGuest) return signIn()
              if (isSeries)
                void keepSeries({
                  vendorId: vendor.id,
                  steps,
                  starts: series.starts,
                  everyDays: series.everyDays,
                })
              else if (startsAt)
                void keep({
                  vendorId: vendor.id,
                  steps,
                  startsAt,
                  insteadOf: hold?.id,
                  addressId: at?.addressId,
                })
            }}
          >
            {isGuest
              ? t('sheet.signIn')
              : isSeries
                ? t('series:keep', { count: series.starts.length })
                : t('sheet.keep')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <ChosenServices
          offers={offers}
          onChange={(services) => {
            changeVisit(vendor.id, { services, startsAt: undefined })
            if (services.length === 0) onClose()
          }}
        />
        {failure === undefined ? null : (
          <Banner tone={isTaken ? 'warning' : 'danger'} urgent>
            {errorText(failure)}
          </Banner>
        )}
        <TimePicker
          days={times.data}
          error={times.error}
          onRetry={times.refetch}
          isRetrying={times.isFetching}
          selected={startsAt}
          onSelect={(chosen) => changeVisit(vendor.id, { startsAt: chosen })}
          onLater={times.hasNextPage ? times.fetchNextPage : undefined}
          isLoadingLater={times.isFetchingNextPage}
        />
        {/* At home neither a series nor who waits has a way: their address is not known. */}
        {isGuest || at !== undefined || steps.length === 0 || times.data === undefined ? null : (
          <>
            <RepeatVisit choice={series} hasTime={isChosen} />
            <WaitForTime
              vendorId={vendor.id}
              steps={steps}
              fromDay={today}
              lastDay={daysAfter(today, vendor.terms.horizon_days)}
            />
          </>
        )}
      </div>
    </DialogSheet>
  )
}
