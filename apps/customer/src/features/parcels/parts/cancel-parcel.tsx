import { useCancelOrder } from '@angadi/data/orders/change-order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** Calls a parcel off that nobody has picked up yet, which costs nothing. */
export function CancelParcel({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('parcels')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [isOpen, setOpen] = useState(false)
  const cancel = useCancelOrder(orderId)
  return (
    <div className="print:hidden">
      <Button variant="dangerQuiet" wide unavailableReason={unavailableReason} onClick={() => setOpen(true)}>
        {t('view.cancel')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('view.cancel')}
        body={t('view.cancelText')}
        confirmLabel={t('view.cancelYes')}
        cancelLabel={t('view.cancelNo')}
        dangerous
        busy={cancel.isPending}
        onConfirm={() =>
          cancel.mutate('changed_mind', {
            onSettled: () => setOpen(false),
            onError: (error) => notify.problem(errorText(error)),
          })
        }
      />
    </div>
  )
}
