import { useStartGroup } from '@angadi/data/group/change-group.ts'
import { useProfile } from '@angadi/data/profile/profile.ts'
import { MAX_NAME } from '@angadi/domain/group/limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { type SyntheticEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SHARE_SHEET } from './share-sheet-name.ts'

export interface StartGroupSheetProps {
  readonly vendorId: string
  readonly vendorName: string
  readonly onClose: () => void
}

/** The name under which the others see the host; then the group order opens, ready to be shared. */
export default function StartGroupSheet({ vendorId, vendorName, onClose }: StartGroupSheetProps) {
  const { t } = useTranslation(['group', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const navigate = useNavigate()
  const form = useId()
  const { data: profile } = useProfile()
  const [typed, setTyped] = useState<string>()
  const name = typed ?? profile?.full_name?.slice(0, MAX_NAME) ?? ''
  const { mutate, isPending, error } = useStartGroup()
  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    // In place of the open sheet, so that going back leads to the cart; the link is the next thing that is wanted.
    mutate(
      { vendorId, name },
      {
        onSuccess: (token) =>
          void navigate(pathTo('groupToken', { token }, { sheet: SHARE_SHEET }), { replace: true }),
      },
    )
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
      <form id={form} onSubmit={start}>
        <TextField
          label={t('invite.name')}
          hint={t('entry.nameHint')}
          error={error ? errorText(error) : undefined}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="given-name"
          dir="auto"
          required
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </DialogSheet>
  )
}
