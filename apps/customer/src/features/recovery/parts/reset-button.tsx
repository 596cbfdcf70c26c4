import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { resetEverything } from '@angadi/shell/recovery/reset-everything.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

export interface ResetButtonProps {
  readonly label: string
  /** The path that loads afterwards. */
  readonly then: string
  readonly wide?: boolean
}

/** After a confirmation, signs out, clears all data in this browser and reloads. */
export function ResetButton({ label, then, wide }: ResetButtonProps) {
  const { t } = useTranslation(['recovery', 'common'])
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const reset = async () => {
    setBusy(true)
    await resetEverything()
    window.location.replace(then)
  }
  return (
    <>
      <Button variant="dangerQuiet" wide={wide} icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => setAsking(open || isBusy)}
        title={t('page.clearTitle')}
        body={t('page.clearText')}
        confirmLabel={t('page.clearConfirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => void reset()}
        busy={isBusy}
        dangerous
      />
    </>
  )
}
