import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button, type ButtonProps } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { useState } from 'react'

export interface ReasonDialogProps<Reason extends string> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description: string
  /** The question above the reasons. */
  readonly label: string
  readonly reasons: readonly { readonly value: Reason; readonly label: string }[]
  /** What is said where none is chosen. */
  readonly missing: string
  readonly confirmLabel: string
  readonly variant?: ButtonProps['variant']
  readonly onConfirm: (reason: Reason) => void
}

/** Asks a courier why before something is sent; without a reason nothing is. */
export function ReasonDialog<Reason extends string>({
  open,
  onOpenChange,
  title,
  description,
  label,
  reasons,
  missing,
  confirmLabel,
  variant,
  onConfirm,
}: ReasonDialogProps<Reason>) {
  const { t } = useTranslation('common')
  const unavailableReason = useOfflineReason()
  const [reason, setReason] = useState<Reason>()
  const [isMissing, setMissing] = useState(false)
  return (
    <DialogSheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={t('close')}
      footer={
        <Button
          wide
          {...(variant ? { variant } : {})}
          unavailableReason={unavailableReason}
          onClick={() => (reason === undefined ? setMissing(true) : onConfirm(reason))}
        >
          {confirmLabel}
        </Button>
      }
    >
      <RadioGroup
        label={label}
        options={reasons}
        value={reason ?? ''}
        onChange={(chosen) => {
          setReason(reasons.find(({ value }) => value === chosen)?.value)
          setMissing(false)
        }}
        {...(isMissing ? { error: missing } : {})}
      />
    </DialogSheet>
  )
}
