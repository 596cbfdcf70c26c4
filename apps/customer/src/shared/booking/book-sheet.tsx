import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import { useBookingQuote } from '@angadi/data/bookings/booking-quote.ts'
import { type MyHold, useMyHold } from '@angadi/data/bookings/my-hold.ts'
import { useReleaseBooking } from '@angadi/data/bookings/release-booking.ts'
import { useMyPackages } from '@angadi/data/packages/my-packages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useDeferredValue, useState } from 'react'
import { useSlotLabels } from '../schedule/use-slot-labels.ts'
import { BookedVisit } from './booked-visit.tsx'
import { HeldVisit } from './held-visit.tsx'
import { HoldClock } from './hold-clock.tsx'
import { PayVisit } from './pay-visit.tsx'
import { usablePackage } from './usable-package.ts'
import { changeVisit, useVisitDraft } from './visit-draft.ts'

/** The server's limit for a note, in characters. */
const NOTE_LENGTH = 300

export interface BookSheetProps {
  readonly vendor: BookablePage
  /** The trade that is booked, as the database names it. */
  readonly trade: string
  /** What the customer must know before the visit. */
  readonly toPrepare: string
  readonly onClose: () => void
  /** Chooses a time again, with what was chosen. */
  readonly onChooseAgain: () => void
}

/** The last step of a booking: the kept time with its clock, the price, how it is paid; then what was booked. */
export function BookSheet({ vendor, trade, toPrepare, onClose, onChooseAgain }: BookSheetProps) {
  const { t } = useTranslation(['times', 'common'])
  const hold = useMyHold(vendor.id)
  const [booked, setBooked] = useState<{ readonly orderId: string; readonly hold: MyHold }>()
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(booked ? (vendor.terms.confirms_itself ? 'booked.title' : 'booked.asked') : 'book.title')}
      closeLabel={t('common:close')}
      size="lg"
    >
      {booked ? (
        <BookedVisit
          orderId={booked.orderId}
          hold={booked.hold}
          vendor={vendor}
          toPrepare={toPrepare}
          onClose={onClose}
        />
      ) : hold.data ? (
        <KeptVisit
          key={hold.data.id}
          hold={hold.data}
          vendor={vendor}
          trade={trade}
          onChooseAgain={onChooseAgain}
          onBooked={(orderId, held) => setBooked({ orderId, hold: held })}
        />
      ) : hold.error ? (
        <LoadFailed
          title={t('book.failed')}
          error={hold.error}
          busy={hold.isFetching}
          onRetry={hold.refetch}
        />
      ) : hold.data === null && !hold.isFetching ? (
        <HoldOver onChooseAgain={onChooseAgain} />
      ) : (
        <BookSkeleton />
      )}
    </DialogSheet>
  )
}

function HoldOver({ onChooseAgain }: { readonly onChooseAgain: () => void }) {
  const { t } = useTranslation('times')
  return (
    <Banner
      tone="warning"
      urgent
      title={t('hold.overTitle')}
      action={
        <Button size="sm" onClick={onChooseAgain}>
          {t('hold.again')}
        </Button>
      }
    >
      {t('hold.over')}
    </Banner>
  )
}

function BookSkeleton() {
  const { t } = useTranslation('times')
  return (
    <SkeletonGroup label={t('book.loading')}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-11 rounded-md" />
        <Skeleton shape="box" className="h-44" />
        <Skeleton shape="box" className="h-28" />
      </div>
    </SkeletonGroup>
  )
}

interface KeptVisitProps {
  readonly hold: MyHold
  readonly vendor: BookablePage
  readonly trade: string
  readonly onChooseAgain: () => void
  readonly onBooked: (orderId: string, hold: MyHold) => void
}

function KeptVisit({ hold, vendor, trade, onChooseAgain, onBooked }: KeptVisitProps) {
  const { t } = useTranslation(['times', 'packages', 'series'])
  const labels = useSlotLabels()
  const { note } = useVisitDraft(vendor.id)
  const release = useReleaseBooking(vendor.id)
  const isOver = useCountdown(hold.holdUntil, hold.offsetMs) === 0
  const instructions = useDeferredValue(note.trim())
  const packages = useMyPackages().data ?? []
  const usable = usablePackage(packages, vendor.id, hold)
  const [usesPackage, setUsesPackage] = useState(true)
  const quote = useBookingQuote(
    hold.series
      ? { trade, seriesId: hold.series.id, instructions }
      : {
          trade,
          bookingId: hold.id,
          packageOrder: usesPackage ? usable?.order_id : undefined,
          instructions,
        },
  )
  if (isOver) return <HoldOver onChooseAgain={onChooseAgain} />
  return (
    <div className="flex flex-col gap-4">
      <HoldClock holdUntil={hold.holdUntil} offsetMs={hold.offsetMs} />
      <HeldVisit hold={hold} vendor={vendor} />
      <TextArea
        label={t('book.note')}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ target }) => changeVisit(vendor.id, { note: target.value })}
      />
      {usable ? (
        <Switch
          label={t('packages:use.label', { name: usable.name })}
          hint={t('packages:use.hint', { count: usable.balance, day: labels.day(usable.valid_until) })}
          checked={usesPackage}
          onChange={({ target }) => setUsesPackage(target.checked)}
        />
      ) : null}
      {hold.series ? <p className="text-sm text-ink-muted">{t('series:priceEach')}</p> : null}
      {quote.data ? (
        <PayVisit
          quote={quote.data}
          terms={vendor.terms}
          startsAt={hold.startsAt}
          isPricing={quote.isFetching}
          onChooseAgain={onChooseAgain}
          onPlaced={(orderId) => onBooked(orderId, hold)}
        />
      ) : quote.error ? (
        <LoadFailed
          title={t('book.priceFailed')}
          error={quote.error}
          busy={quote.isFetching}
          onRetry={quote.refetch}
        />
      ) : (
        <SkeletonGroup label={t('book.loading')}>
          <Skeleton shape="box" className="h-28" />
        </SkeletonGroup>
      )}
      <Button
        variant="quiet"
        busy={release.isPending}
        onClick={() => release.mutate(hold.id, { onSuccess: onChooseAgain })}
      >
        {t('hold.giveBack')}
      </Button>
    </div>
  )
}
