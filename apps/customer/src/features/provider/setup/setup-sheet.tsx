import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import type { ReactNode } from 'react'

export interface SetupSheetProps {
  readonly title: string
  readonly isBusy: boolean
  /** Why what was kept last is not kept. */
  readonly error: unknown
  readonly onKeep: () => void
  /** Takes the item that is open away; without it there is none yet. */
  readonly onRemove: (() => void) | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The form of something that is prepared: keeps it, or takes it away. */
export function SetupSheet({ title, isBusy, error, onKeep, onRemove, onClose, children }: SetupSheetProps) {
  const { t } = useTranslation(['shop-setup', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open || isBusy ? undefined : onClose())}
      title={title}
      closeLabel={t('common:close')}
      footer={
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
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        {children}
      </div>
    </DialogSheet>
  )
}
