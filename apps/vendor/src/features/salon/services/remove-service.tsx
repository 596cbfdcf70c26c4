import { AppError } from '@angadi/data/errors/app-error.ts'
import { useRemoveService } from '@angadi/data/salon-desk/change-setup.ts'
import type { DeskService } from '@angadi/data/salon-desk/setup.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

export interface RemoveServiceProps {
  readonly service: DeskService
  readonly vendorId: string
  readonly onRemoved: () => void
}

/** Removes a service for good, after asking; one that is booked ahead stays, and how often is said. */
export function RemoveService({ service, vendorId, onRemoved }: RemoveServiceProps) {
  const { t } = useTranslation(['salon', 'common'])
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync, isPending } = useRemoveService(vendorId)
  const remove = () =>
    mutateAsync(service.id).then(
      () => {
        notify.success(t('remove.done', { name: service.name }))
        onRemoved()
      },
      (error: unknown) => {
        setAsking(false)
        const count = error instanceof AppError ? error.figures['count'] : undefined
        setRefusal(typeof count === 'number' ? t('remove.booked', { count }) : errorText(error))
      },
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {refusal}
      </p>
      <Button variant="dangerQuiet" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {t('remove.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('remove.title', { name: service.name })}
        body={t('remove.text')}
        confirmLabel={t('remove.open')}
        cancelLabel={t('common:cancel')}
        dangerous
        busy={isPending}
        onConfirm={() => void remove()}
      />
    </div>
  )
}
