import { type SavedBiller, useRemoveBiller, useSaveBiller } from '@angadi/data/digital/saved-billers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

/** The longest name of one's own, in letters; the same as the database's. */
const NICKNAME_LENGTH = 40

export interface SavedBillSheetProps {
  readonly saved: SavedBiller
  readonly onClose: () => void
}

/** Renames a saved biller, switches its reminders, or removes it. */
export function SavedBillSheet({ saved, onClose }: SavedBillSheetProps) {
  const { t } = useTranslation('digital')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: save } = useSaveBiller()
  const remove = useRemoveBiller()
  const [nickname, setNickname] = useState(saved.nickname ?? '')
  const [remind, setRemind] = useState(saved.remind)
  const [isRemoving, setRemoving] = useState(false)
  const { submit, isBusy, error } = useSubmission<string, string>({
    form: 'saved-bill',
    work: (typed) =>
      save({
        biller: saved.biller_code,
        parameters: saved.parameters,
        nickname: typed.trim() || undefined,
        remind,
      }),
    onSuccess: onClose,
    onError: () => undefined,
  })
  const failure = error ?? remove.error
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={saved.nickname ?? saved.biller_name}
      closeLabel={t('pay.close')}
      size="sm"
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(nickname)
        }}
      >
        {failure ? (
          <Banner tone="danger" urgent>
            {errorText(failure)}
          </Banner>
        ) : null}
        {saved.target ? (
          <KeyValueList entries={[{ key: 'number', label: t('receipt.connection'), value: saved.target }]} />
        ) : null}
        <TextField
          label={t('saved.nickname')}
          hint={t('saved.nicknameHint')}
          maxLength={NICKNAME_LENGTH}
          value={nickname}
          onChange={(event) => setNickname(event.target.value)}
        />
        <Switch
          label={t('saved.remind')}
          checked={remind}
          onChange={(event) => setRemind(event.target.checked)}
        />
        <div className="flex flex-wrap justify-between gap-2">
          <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
            {t('saved.apply')}
          </Button>
          <Button variant="dangerQuiet" onClick={() => setRemoving(true)}>
            {t('saved.remove')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('saved.removeTitle', { name: saved.nickname ?? saved.biller_name })}
        body={t('saved.removeText')}
        confirmLabel={t('saved.remove')}
        cancelLabel={t('saved.keep')}
        dangerous
        busy={remove.isPending}
        onConfirm={() => remove.mutate(saved.id, { onSuccess: onClose })}
      />
    </DialogSheet>
  )
}
