import { type CheckDoorCode, useCheckDoorCode, useDoorCode } from '@angadi/data/courier-console/door-code.ts'
import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent } from 'react'

export interface UpiSheetProps {
  readonly job: Pick<Job, 'order_id' | 'collect_cash_paise'>
  readonly onClose: () => void
  /** Asks whether it is paid; another one in stories. */
  readonly check?: CheckDoorCode
}

/** The QR code that a customer scans at the door to pay by UPI instead of in cash, until it is paid. */
export default function UpiSheet({ job, onClose, check }: UpiSheetProps) {
  const { t } = useTranslation(['courier-door', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const query = useDoorCode(job.order_id)
  const ask = useCheckDoorCode(check)
  const isPaid = job.collect_cash_paise === 0 || query.data?.state === 'paid'
  const tell = useEffectEvent(() => announce(t('upi.paid'), { urgent: true }))
  useEffect(() => {
    if (isPaid) tell()
  }, [isPaid])
  const askNow = () => ask.mutate(job.order_id, { onError: (error) => notify.problem(errorText(error)) })
  const isOpen = !isPaid && query.data?.state === 'open'
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('upi.title')}
      description={t('upi.text')}
      closeLabel={t('common:close')}
      footer={
        isOpen ? (
          <Button wide size="xl" busy={ask.isPending} unavailableReason={unavailableReason} onClick={askNow}>
            {t('upi.check')}
          </Button>
        ) : (
          <Button wide size="xl" onClick={onClose}>
            {t(isPaid ? 'common:close' : 'upi.cash')}
          </Button>
        )
      }
    >
      {isPaid ? (
        <Banner tone="success">{t('upi.paid')}</Banner>
      ) : query.data?.state === 'open' ? (
        <div className="flex flex-col items-center gap-3">
          <QrCode value={query.data.content} label={t('upi.code')} className="w-64 max-w-full" />
          <p className="text-ink-muted">{t('upi.amount')}</p>
          <p className="text-5xl font-bold">
            <Price paise={query.data.amount_paise} />
          </p>
          <p role="status">{t(ask.data?.state === 'open' ? 'upi.notYet' : 'upi.waiting')}</p>
        </div>
      ) : query.data ? (
        <Banner tone="warning">{t('upi.ended')}</Banner>
      ) : query.error ? (
        <Banner urgent tone="warning" title={t('upi.failed')}>
          {errorText(query.error)}
        </Banner>
      ) : (
        <SkeletonGroup label={t('upi.loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}
