import type { Approval } from '@angadi/data/approvals/application.ts'
import { useDecideApplication } from '@angadi/data/approvals/decide.ts'
import { REJECTION_REASONS, type RejectionReason } from '@angadi/domain/applications/vocabulary.ts'
import { APPLICATION_NOTE_LENGTH, DUPLICATE_NOTE_LENGTH } from '@angadi/domain/approvals/note-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useApprovalWords } from '../use-approval-words.ts'
import { ConflictNote } from './conflict-note.tsx'

/** What was typed of a decision about the whole application. */
export interface DecisionDraft {
  readonly reason: RejectionReason | undefined
  readonly note: string
}

export interface DecideSheetProps {
  readonly approval: Approval
  readonly act: 'approve' | 'reject'
  /** Kept by the page, so that a look at what is new loses nothing. */
  readonly draft: DecisionDraft
  readonly onDraft: (draft: DecisionDraft) => void
  readonly isLooking: boolean
  /** Reads the application again. */
  readonly onLook: () => void
  readonly onTakeOver: () => void
  readonly onClose: () => void
}

/** Approves a whole application, or rejects it with a reason; what was typed stays until it is sent. */
export function DecideSheet({
  approval,
  act,
  draft,
  onDraft,
  isLooking,
  onLook,
  onTakeOver,
  onClose,
}: DecideSheetProps) {
  const { t } = useTranslation(['approvals', 'common'])
  const unavailableReason = useOfflineReason()
  const words = useApprovalWords()
  // What was seen when the sheet was opened is what is decided on.
  const [version, setVersion] = useState(approval.version)
  const { reason, note } = draft
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync: decide } = useDecideApplication(approval.id)
  const name = words.name(approval)
  const isApproval = act === 'approve'
  const { submit, reset, isBusy, error } = useSubmission({
    form: `application-${act}`,
    work: () => decide({ version, reason: isApproval ? undefined : reason, note: note.trim() }),
    onSuccess: () => {
      notify.success(t(`${act}.done`, { name }))
      onClose()
    },
    onError: () => undefined,
  })
  const needsWhy = isApproval && approval.duplicates.length > 0
  const lacksWhy = needsWhy && note.trim().length < DUPLICATE_NOTE_LENGTH
  const lacksReason = !isApproval && reason === undefined
  const confirm = () => {
    setChecked(true)
    if (!lacksWhy && !lacksReason) void submit(undefined)
  }
  const language = words.language(approval.language)
  const noteLabel = isApproval ? (needsWhy ? t('approve.why') : t('approve.note')) : t('back.note')
  const noteHint = isApproval ? (needsWhy ? t('approve.whyHint') : undefined) : t('reject.noteHint')
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open || isBusy ? undefined : onClose())}
      title={t(`${act}.title`, { name })}
      description={
        isApproval
          ? t(approval.renews === null ? 'approve.text' : 'approve.renewal')
          : t('reject.text', { language })
      }
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          variant={isApproval ? 'primary' : 'danger'}
          busy={isBusy}
          unavailableReason={unavailableReason}
          onClick={confirm}
        >
          {t(`bar.${act}`)}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <ConflictNote
            error={error}
            busy={isLooking}
            onLook={() => {
              onLook()
              onClose()
            }}
            onTakeOver={() => {
              reset()
              setVersion(approval.version)
              onTakeOver()
            }}
          />
        ) : null}
        {isApproval ? null : (
          <RadioGroup
            label={t('reject.reason')}
            options={REJECTION_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
            value={reason}
            onChange={(value) =>
              onDraft({ ...draft, reason: REJECTION_REASONS.find((known) => known === value) })
            }
            error={isChecked && lacksReason ? t('back.reasonMissing') : undefined}
          />
        )}
        <TextArea
          label={noteLabel}
          hint={noteHint}
          error={isChecked && lacksWhy ? t('approve.whyMissing') : undefined}
          maxLength={APPLICATION_NOTE_LENGTH}
          value={note}
          onChange={(event) => onDraft({ ...draft, note: event.currentTarget.value })}
        />
      </div>
    </DialogSheet>
  )
}
