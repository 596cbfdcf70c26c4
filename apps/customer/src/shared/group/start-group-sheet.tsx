import { useStartGroup } from '@angadi/data/group/change-group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { type SyntheticEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { GroupNameField, useGroupName } from './name-field.tsx'
import { SHARE_SHEET } from './share-sheet-name.ts'

export interface StartGroupSheetProps {
  readonly vendorId: string
  readonly vendorName: string
  readonly onClose: () => void
}

/** The name under which the others see the host; then the group order opens, ready to be shared. */
export default function StartGroupSheet({ vendorId, vendorName, onClose }: StartGroupSheetProps) {
  const { t } = useTranslation(['group', 'common'])
  const unavailableReason = useOfflineReason()
  const navigate = useNavigate()
  const form = useId()
  const [name, setName] = useGroupName()
  const { mutateAsync, isPending, error } = useStartGroup()
  const start = async (event: SyntheticEvent) => {
    event.preventDefault()
    // Awaited: the live cart may be empty, and this sheet with it gone, before the answer is here.
    const token = await mutateAsync({ vendorId, name }).catch((problem: unknown) => {
      noteFailure('start-group', 'error', problem)
      return undefined
    })
    // In place of the open sheet, so that going back leads to the cart; the link is the next thing that is wanted.
    if (token !== undefined)
      void navigate(pathTo('groupToken', { token }, { sheet: SHARE_SHEET }), { replace: true })
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('entry.title', { vendor: vendorName })}
      description={t('entry.text')}
      closeLabel={t('common:close')}
      size="sm"
      footer={
        <Button type="submit" form={form} wide busy={isPending} unavailableReason={unavailableReason}>
          {t('entry.begin')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void start(event)}>
        <GroupNameField hint={t('entry.nameHint')} name={name} onChange={setName} error={error} />
      </form>
    </DialogSheet>
  )
}
