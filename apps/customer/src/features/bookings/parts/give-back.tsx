import { type MyPackage, useReturnPackage } from '@angadi/data/packages/my-packages.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** Gives the sittings of a package back that are not booked; says first what comes back, and what stays. */
export function GiveBack({ bought }: { readonly bought: MyPackage }) {
  const { t } = useTranslation('packages')
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useReturnPackage()
  const { balance, reserved } = bought
  return (
    <>
      <Button
        variant="dangerQuiet"
        aria-label={t('back.named', { name: bought.name })}
        unavailableReason={unavailableReason}
        onClick={() => setAsking(true)}
      >
        {t('back.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('back.title')}
        body={
          <>
            <p>{t('back.text', { count: balance, amount: money(bought.back_paise) })}</p>
            {reserved > 0 ? <p className="mt-1">{t('back.booked', { count: reserved })}</p> : null}
          </>
        }
        confirmLabel={t('back.confirm')}
        cancelLabel={t('back.keep')}
        busy={isPending}
        onConfirm={() =>
          mutate(bought.order_id, {
            onSuccess: ({ refund_paise: back }) => notify.success(t('back.done', { amount: money(back) })),
            onError: (error) => notify.problem(t('back.failed'), { description: errorText(error) }),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}
