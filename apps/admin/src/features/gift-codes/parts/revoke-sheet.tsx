import { useRevokeGiftCodes } from '@angadi/data/gifts/gift-acts.ts'
import type { GiftBatch } from '@angadi/data/gifts/gift-desk.ts'
import { GIFT_LIMITS, isReason } from '@angadi/domain/gifts/gift-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useId, useState } from 'react'

export interface RevokeSheetProps {
  readonly batch: GiftBatch
  readonly name: string
  readonly onClose: () => void
}

/** Ends the codes of a batch that nobody has redeemed, with the reason. */
export function RevokeSheet({ batch, name, onClose }: RevokeSheetProps) {
  const { t } = useTranslation(['gift-codes', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const form = useId()
  const [note, setNote] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { mutateAsync: revoke } = useRevokeGiftCodes(batch.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'revoke-gift-codes',
    validate: () => {
      setWrong(!isReason(note))
      return isReason(note)
    },
    work: () => revoke(note.trim()),
    onSuccess: ({ revoked_paise }) => {
      notify.success(t('revoking.done', { amount: money(revoked_paise) }))
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      size="sm"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('revoking.title', { batch: name })}
      closeLabel={t('common:close')}
      footer={
        <Button
          type="submit"
          form={form}
          wide
          variant="danger"
          busy={isBusy}
          unavailableReason={unavailableReason}
        >
          {t('revoke')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(undefined)
        }}
      >
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <p>{t('revoking.text', { count: batch.many - batch.redeemed - batch.ended })}</p>
        <TextArea
          label={t('revoking.why')}
          hint={t('hint.note')}
          error={isWrong ? t('revoking.whyWrong') : undefined}
          maxLength={GIFT_LIMITS.note.most}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setWrong(false)
          }}
        />
      </form>
    </DialogSheet>
  )
}
