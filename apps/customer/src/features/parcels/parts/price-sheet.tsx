import { type ParcelQuote, useParcelQuote } from '@angadi/data/parcels/quote.ts'
import type { ParcelRequest } from '@angadi/data/parcels/request.ts'
import { type ParcelWay, useSendParcel } from '@angadi/data/parcels/send-parcel.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { usePayOnce } from '../../../shared/pay/use-pay-once.ts'
import { addMoneyPath } from '../../../shared/wallet/add-money-path.ts'
import { forgetParcel } from '../parcel-draft.ts'

export interface PriceSheetProps {
  readonly request: ParcelRequest
  readonly onClose: () => void
}

/** The whole price in its parts, and the payment; nothing is sent before. */
export function PriceSheet({ request, onClose }: PriceSheetProps) {
  const { t } = useTranslation('parcels')
  const { money, distance } = useFormats()
  const errorText = useErrorText()
  const { data: quote, isError, isFetching, error, refetch } = useParcelQuote(request)
  const { mutateAsync, isPending: isSending } = useSendParcel()
  const { pay, failure, before } = usePayOnce('send-parcel', mutateAsync, forgetParcel)
  const [order] = quote?.orders ?? []
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSending) onClose()
      }}
      title={t('pay.sheet')}
      closeLabel={t('pay.close')}
      size="sm"
      footer={
        quote?.placeable ? <Pay quote={quote} isBusy={isSending || isFetching} onPay={pay} /> : undefined
      }
    >
      {quote ? (
        <div className="flex flex-col gap-5">
          {failure === undefined ? null : (
            <Banner tone="danger" urgent>
              {errorText(failure)}
            </Banner>
          )}
          {before === undefined || before === quote.totals.total_paise || !quote.placeable ? null : (
            <Banner tone="warning" urgent>
              {t('pay.changed', { before: money(before), after: money(quote.totals.total_paise) })}
            </Banner>
          )}
          {quote.placeable ? (
            <>
              {order ? (
                <p className="text-ink-muted">
                  {t('pay.distance', { distance: distance(order.distance_m) })}
                </p>
              ) : null}
              <Bill charges={quote.totals.charges} totalPaise={quote.totals.total_paise} />
            </>
          ) : (
            <Banner tone="warning" urgent>
              <ul className="flex flex-col gap-1">
                {quote.problems.map(({ code }) => (
                  <li key={code}>{t(`problem.${code}`)}</li>
                ))}
              </ul>
            </Banner>
          )}
        </div>
      ) : isError ? (
        <LoadFailed title={t('pay.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-28" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}

interface PayProps {
  readonly quote: ParcelQuote
  readonly isBusy: boolean
  readonly onPay: (quote: ParcelQuote, way: ParcelWay) => Promise<void>
}

function Pay({ quote, isBusy, onPay }: PayProps) {
  const { t } = useTranslation('parcels')
  const { money } = useFormats()
  const unavailableReason = useOfflineReason()
  const { total_paise: total, cash_total_paise: cash } = quote.totals
  const missing = total - quote.wallet_balance_paise
  const hasGateway = quote.payment_methods.includes('gateway')
  const common = { size: 'lg', wide: true, busy: isBusy, unavailableReason } as const
  if (quote.payment_methods.includes('cash'))
    return (
      <div className="flex flex-col gap-2">
        <p className="text-sm text-ink-muted">{t('pay.atDoor', { amount: money(cash) })}</p>
        <Button {...common} onClick={() => void onPay(quote, 'cash')}>
          {t('pay.send', { amount: money(cash) })}
        </Button>
      </div>
    )
  if (missing <= 0)
    return (
      <Button {...common} onClick={() => void onPay(quote, 'wallet')}>
        {t('pay.action', { amount: money(total) })}
      </Button>
    )
  if (hasGateway)
    return (
      <Button {...common} onClick={() => void onPay(quote, 'rest')}>
        {t('pay.online', { amount: money(total - quote.wallet_part_paise) })}
      </Button>
    )
  return (
    <Banner
      tone="warning"
      urgent
      action={
        <LinkButton variant="quiet" size="sm" render={<AppLink to={addMoneyPath(missing)} />}>
          {t('pay.openWallet')}
        </LinkButton>
      }
    >
      {t('pay.tooLow', { missing: money(missing) })}
    </Banner>
  )
}
