import {
  type CheckPaymentCode,
  useCheckPaymentCode,
  usePaymentCode,
} from '@angadi/data/payments/payment-code.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { useErrorText } from '../use-error-text.ts'

export interface UpiSheetProps {
  readonly orderId: string
  /** What is still to be taken in cash, in paise; none once it is paid. */
  readonly cashPaise: number
  /** The queries that show that cash: made stale once the gateway was asked. */
  readonly stale: QueryKey
  readonly onClose: () => void
  /** Asks whether it is paid; another one in stories. */
  readonly check?: CheckPaymentCode
}

/** The QR code that a customer scans at the door or the desk to pay by UPI instead of in cash, until it is paid. */
export default function UpiSheet({ orderId, cashPaise, stale, onClose, check }: UpiSheetProps) {
  const { t } = useTranslation(['upi-code', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const query = usePaymentCode(orderId)
  const ask = useCheckPaymentCode(stale, check)
  const isPaid = cashPaise === 0 || query.data?.state === 'paid'
  const tell = useEffectEvent(() => announce(t('paid'), { urgent: true }))
  useEffect(() => {
    if (isPaid) tell()
  }, [isPaid])
  const askNow = () => ask.mutate(orderId, { onError: (error) => notify.problem(errorText(error)) })
  const isOpen = !isPaid && query.data?.state === 'open'
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={t('text')}
      closeLabel={t('common:close')}
      footer={
        isOpen ? (
          <Button wide size="xl" busy={ask.isPending} unavailableReason={unavailableReason} onClick={askNow}>
            {t('check')}
          </Button>
        ) : (
          <Button wide size="xl" onClick={onClose}>
            {t(isPaid ? 'common:close' : 'cash')}
          </Button>
        )
      }
    >
      {isPaid ? (
        <Banner tone="success">{t('paid')}</Banner>
      ) : query.data?.state === 'open' ? (
        <div className="flex flex-col items-center gap-3">
          <QrCode value={query.data.content} label={t('code')} className="w-64 max-w-full" />
          <p className="text-ink-muted">{t('amount')}</p>
          <p className="text-5xl font-bold">
            <Price paise={query.data.amount_paise} />
          </p>
          <p role="status">{t(ask.data?.state === 'open' ? 'notYet' : 'waiting')}</p>
        </div>
      ) : query.data ? (
        <Banner tone="warning">{t('ended')}</Banner>
      ) : query.error ? (
        <Banner urgent tone="warning" title={t('failed')}>
          {errorText(query.error)}
        </Banner>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}
