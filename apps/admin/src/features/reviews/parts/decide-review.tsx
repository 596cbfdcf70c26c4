import { useDecideReview } from '@angadi/data/reviews/reported-reviews.ts'
import { LEAST_DECISION_LETTERS, MOST_REPORT_LETTERS } from '@angadi/domain/reviews/review-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface DecideReviewProps {
  readonly reviewId: string
  readonly keep: boolean
  readonly onClose: () => void
}

/** Confirms a decision about a review; whoever takes one down says why. */
export function DecideReview({ reviewId, keep, onClose }: DecideReviewProps) {
  const { t } = useTranslation(['admin', 'reports', 'common'])
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync: decide } = useDecideReview()
  const { submit, isBusy } = useSubmission({
    form: 'decide-review',
    work: () => decide({ reviewId, keep, note }),
    onSuccess: () => {
      notify.success(t(keep ? 'reviews.decision.kept' : 'reviews.decision.removed'))
      onClose()
    },
  })
  const confirm = () => {
    if (!keep && note.trim().length < LEAST_DECISION_LETTERS) setMissing(true)
    else void submit(undefined)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(keep ? 'reviews.decision.keep' : 'reviews.decision.remove')}
      body={
        <div className="flex flex-col gap-4">
          <p>{t(keep ? 'reviews.decision.keepText' : 'reviews.decision.removeText')}</p>
          <div className="text-ink">
            <TextArea
              label={t('reviews.decision.note')}
              hint={t(keep ? 'reviews.decision.noteHintKeep' : 'reviews.decision.noteHintRemove')}
              error={isMissing ? t('reviews.decision.missing') : undefined}
              maxLength={MOST_REPORT_LETTERS}
              rows={2}
              value={note}
              onChange={({ target }) => {
                setNote(target.value)
                setMissing(false)
              }}
            />
          </div>
        </div>
      }
      confirmLabel={t(keep ? 'reports:keep' : 'reports:remove')}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
      busy={isBusy}
      dangerous={!keep}
    />
  )
}
