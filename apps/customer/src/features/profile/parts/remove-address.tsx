import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useDeleteAddress } from '@angadi/data/addresses/change-addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

export interface RemoveAddressProps {
  /** The address to remove; no dialog without it. */
  readonly address: Address | undefined
  readonly onClose: () => void
}

/** Confirms the removal of an address. */
export function RemoveAddress({ address, onClose }: RemoveAddressProps) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { mutate: remove, isPending } = useDeleteAddress()
  return (
    <ConfirmDialog
      open={address !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('addresses.removeTitle', { label: address?.label ?? '' })}
      body={t('addresses.removeText')}
      confirmLabel={t('addresses.remove')}
      cancelLabel={t('addresses.keep')}
      dangerous
      busy={isPending}
      onConfirm={() => {
        if (!address) return
        remove(address.id, {
          onSuccess: onClose,
          onError: (error) => notify.problem(errorText(error)),
        })
      }}
    />
  )
}
