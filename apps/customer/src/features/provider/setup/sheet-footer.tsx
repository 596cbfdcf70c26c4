import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'

export interface SheetFooterProps {
  readonly isBusy: boolean
  readonly onKeep: () => void
  /** Takes the item that is open away; without it there is none yet. */
  readonly onRemove: (() => void) | undefined
}

/** Keeps what is in a sheet, or takes the item away. */
export function SheetFooter({ isBusy, onKeep, onRemove }: SheetFooterProps) {
  const { t } = useTranslation('shop-setup')
  const offline = useOfflineReason()
  return (
    <div className="flex flex-wrap gap-2">
      <div className="flex flex-1 flex-col">
        <Button wide busy={isBusy} unavailableReason={offline} onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
      {onRemove ? (
        <Button variant="quiet" disabled={isBusy} unavailableReason={offline} onClick={onRemove}>
          {t('remove')}
        </Button>
      ) : null}
    </div>
  )
}
