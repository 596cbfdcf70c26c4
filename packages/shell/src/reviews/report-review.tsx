import { useReportReview } from '@angadi/data/reviews/judge-review.ts'
import {
  MOST_REPORT_LETTERS,
  REVIEW_REPORT_REASONS,
  type ReviewReportReason,
} from '@angadi/domain/reviews/review-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useSubmission } from '../submission/use-submission.ts'

export interface ReportReviewProps {
  readonly reviewId: string
  readonly onClose: () => void
}

/** Reports a review to the administration, with a reason and a note. */
export default function ReportReview({ reviewId, onClose }: ReportReviewProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const [reason, setReason] = useState<ReviewReportReason>('spam')
  const [note, setNote] = useState('')
  const { mutateAsync: report } = useReportReview()
  const { submit, isBusy } = useSubmission({
    form: 'report-review',
    work: () => report({ reviewId, reason, note }),
    onSuccess: () => {
      notify.success(t('report.thanks'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('report.title')}
      body={
        <div className="flex flex-col gap-4 text-ink">
          <RadioGroup
            label={t('report.reason')}
            options={REVIEW_REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
            value={reason}
            onChange={(value) => {
              const known = REVIEW_REPORT_REASONS.find((one) => one === value)
              if (known) setReason(known)
            }}
          />
          <TextArea
            label={t('report.note')}
            maxLength={MOST_REPORT_LETTERS}
            rows={2}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      }
      confirmLabel={t('report.confirm')}
      cancelLabel={t('common:cancel')}
      onConfirm={() => void submit(undefined)}
      busy={isBusy}
    />
  )
}
