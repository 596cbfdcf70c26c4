import { useReportNobodyCame } from '@angadi/data/my-bookings/absence.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useMinute } from '../../../shared/vendor/use-minute.ts'

export interface NobodyCameProps {
  readonly order: Tracking['order']
  /** The moment from which it can be said. */
  readonly from: string
}

/** Says that one waited in vain, once enough time has passed; everything goes back, with a credit. */
export function NobodyCame({ order, from }: NobodyCameProps) {
  const { t } = useTranslation('bookings')
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const now = useMinute()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useReportNobodyCame(order.id)
  if (now < Date.parse(from)) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t('nobodyCame.text')}</p>
      {error === null ? null : (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      )}
      <Button variant="secondary" unavailableReason={unavailableReason} onClick={() => setAsking(true)}>
        {t('nobodyCame.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('nobodyCame.title')}
        body={t('nobodyCame.body', { vendor: order.vendor_name })}
        confirmLabel={t('nobodyCame.confirm')}
        cancelLabel={t('nobodyCame.back')}
        busy={isPending}
        onConfirm={() =>
          mutate(undefined, {
            onSuccess: ({ refund_paise: refund, credit_paise: credit }) =>
              notify.success(t('nobodyCame.done'), {
                description:
                  refund + credit > 0
                    ? t('nobodyCame.doneBack', { amount: money(refund + credit) })
                    : undefined,
              }),
            onSettled: () => setAsking(false),
          })
        }
      />
    </div>
  )
}
