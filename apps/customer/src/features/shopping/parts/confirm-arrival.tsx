import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useConfirmArrival } from '@angadi/data/shopping/confirm-arrival.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'

/** The customer says that a parcel has come, where its carrier does not. */
export function ConfirmArrival({ order }: Pick<Tracking, 'order'>) {
  const { t } = useTranslation(['shopping', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending } = useConfirmArrival(order.id)
  const [isAsking, setAsking] = useState(false)
  if (order.status !== 'out_for_delivery' && order.status !== 'on_way') return null
  return (
    <>
      <Button
        variant="soft"
        icon={<PackageCheck aria-hidden />}
        unavailableReason={unavailableReason}
        onClick={() => setAsking(true)}
      >
        {t('order.received')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('order.receivedAsk')}
        body={t('order.receivedText')}
        confirmLabel={t('order.received')}
        cancelLabel={t('common:close')}
        busy={isPending}
        onConfirm={() =>
          mutate(undefined, {
            onSuccess: () => setAsking(false),
            onError: (error) => {
              setAsking(false)
              notify.problem(errorText(error))
            },
          })
        }
      />
    </>
  )
}
