import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import type { MyHold } from '@angadi/data/bookings/my-hold.ts'
import { freeUntil } from '@angadi/domain/bookings/terms.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CircleCheck, Clock } from 'lucide-react'
import { HeldVisit } from './held-visit.tsx'

export interface BookedVisitProps {
  readonly orderId: string
  readonly hold: MyHold
  readonly vendor: BookablePage
  readonly toPrepare: string
  readonly onClose: () => void
}

/** What was booked: when, where, who, what to prepare, and until when it can be cancelled for nothing. */
export function BookedVisit({ orderId, hold, vendor, toPrepare, onClose }: BookedVisitProps) {
  const { t } = useTranslation(['times', 'series'])
  const { dateTime } = useFormats()
  const until = freeUntil(hold.startsAt, vendor.terms.cancelling)
  const isSure = vendor.terms.confirms_itself
  const Icon = isSure ? CircleCheck : Clock
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="flex items-center gap-3">
        <Icon aria-hidden className={`size-7 shrink-0 ${isSure ? 'text-success-ink' : 'text-ink-muted'}`} />
        {t(isSure ? 'booked.text' : 'booked.askedText', { vendor: vendor.name })}
      </p>
      <HeldVisit hold={hold} vendor={vendor} />
      <ul className="flex flex-col gap-1 text-sm text-ink-muted">
        <li>{toPrepare}</li>
        {until && Date.parse(until) > Date.now() ? (
          <li>{t('book.freeUntil', { time: dateTime(until) })}</li>
        ) : null}
      </ul>
      <LinkButton
        size="lg"
        wide
        render={
          <AppLink to={hold.series ? pathTo('myBookings') : pathTo('orderTrackingId', { id: orderId })} />
        }
      >
        {t(hold.series ? 'series:seeAll' : 'booked.see')}
      </LinkButton>
      <Button variant="quiet" wide onClick={onClose}>
        {t('booked.done')}
      </Button>
    </div>
  )
}
