import { AppError } from '@angadi/data/errors/app-error.ts'
import { useClaimOffer, useDeclineOffer } from '@angadi/data/waiting-list/answer-offer.ts'
import type { Waiting } from '@angadi/data/waiting-list/my-waiting-list.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { useSlotLabels } from '../schedule/use-slot-labels.ts'
import { vendorPath } from '../vendor/vendor-path.ts'

export interface OfferedTimeProps {
  readonly waiting: Waiting
  readonly offer: NonNullable<Waiting['offer']>
}

/** A time that became free: until when it is offered, taking it, and letting it pass to the next. */
export function OfferedTime({ waiting, offer }: OfferedTimeProps) {
  const { t } = useTranslation('visits')
  const { timeRange, time } = useFormats()
  const labels = useSlotLabels()
  const errorText = useErrorText()
  const offlineReason = useOfflineReason()
  const go = useNavigateTo()
  const claim = useClaimOffer()
  const decline = useDeclineOffer()
  const atVendor = vendorPath(waiting.vendor_kind, waiting.vendor_slug)
  const failure = claim.error ?? decline.error
  const when = { day: labels.day(slotDay(offer.starts_at)), time: timeRange(offer.starts_at, offer.ends_at) }
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-md bg-action-soft p-3">
      <p role="status">
        <span className="block font-semibold">{t('offer.when', when)}</span>
        <span className="text-sm">
          {offer.state === 'open' ? t('offer.until', { time: time(offer.until_at) }) : t('offer.claimed')}
        </span>
      </p>
      {failure === null ? null : (
        <Banner
          tone={failure instanceof AppError && failure.code === 'offer_over' ? 'warning' : 'danger'}
          urgent
        >
          {errorText(failure)}
        </Banner>
      )}
      {offer.state === 'open' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            className="flex-1"
            busy={claim.isPending}
            disabled={decline.isPending}
            unavailableReason={offlineReason}
            onClick={() =>
              claim.mutate(offer.id, {
                onSuccess: ({ moved, order_id: orderId }) =>
                  go(moved && orderId !== null ? pathTo('orderTrackingId', { id: orderId }) : atVendor),
                onError: (error) => noteFailure('claim-offer', 'error', error),
              })
            }
          >
            {t(waiting.order_id === null ? 'offer.take' : 'offer.move')}
          </Button>
          <Button
            variant="secondary"
            className="flex-1"
            busy={decline.isPending}
            disabled={claim.isPending}
            unavailableReason={offlineReason}
            onClick={() => decline.mutate(offer.id)}
          >
            {t('offer.pass')}
          </Button>
        </div>
      ) : (
        <LinkButton render={<AppLink to={atVendor} />}>{t('offer.book')}</LinkButton>
      )}
    </div>
  )
}
