import { useChangeItems } from '@angadi/data/vendor-products/change-items.ts'
import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

export interface RemoveItemProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
  readonly onRemoved: () => void
}

/** Removes an item for good, after asking. */
export function RemoveItem({ item, vendorId, onRemoved }: RemoveItemProps) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const errorText = useErrorText()
  const [changeId, setChangeId] = useState<string>()
  const { mutateAsync, isPending } = useChangeItems(vendorId)
  const remove = (id: string) =>
    mutateAsync({ itemIds: [item.id], change: { remove: true }, changeId: id }).then(
      () => {
        notify.success(t('remove.done', { name: item.name }))
        onRemoved()
      },
      (error: unknown) => notify.problem(errorText(error), { id: item.id }),
    )
  return (
    <>
      <Button
        variant="dangerQuiet"
        icon={<Trash2 aria-hidden />}
        onClick={() => setChangeId(crypto.randomUUID())}
      >
        {t('remove.open')}
      </Button>
      <ConfirmDialog
        open={changeId !== undefined}
        onOpenChange={(open) => {
          if (!open) setChangeId(undefined)
        }}
        title={t('remove.title', { name: item.name })}
        body={t('remove.text')}
        confirmLabel={t('remove.open')}
        cancelLabel={t('common:cancel')}
        dangerous
        busy={isPending}
        onConfirm={() => {
          if (changeId) void remove(changeId)
        }}
      />
    </>
  )
}
