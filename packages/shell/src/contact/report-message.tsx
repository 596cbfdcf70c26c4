import { useReportMessage } from '@angadi/data/contact/change-contact.ts'
import type { Conversation } from '@angadi/data/contact/keys.ts'
import type { Message } from '@angadi/data/contact/message.ts'
import { REPORT_REASONS, type ReportReason } from '@angadi/domain/contact/report-reasons.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useSubmission } from '../submission/use-submission.ts'
import { useErrorText } from '../use-error-text.ts'

export interface ReportMessageProps {
  readonly conversation: Conversation
  readonly message: Message
  readonly onClose: () => void
}

/** Reports a message of the other to the administration, with a reason. */
export function ReportMessage({ conversation, message, onClose }: ReportMessageProps) {
  const { t } = useTranslation('contact')
  const errorText = useErrorText()
  const [reason, setReason] = useState<ReportReason>(message.kind === 'picture' ? 'picture' : 'rude')
  const { mutateAsync: report } = useReportMessage(conversation)
  const { submit, isBusy } = useSubmission({
    form: 'report-message',
    work: (chosen: ReportReason) => report({ seq: message.seq, reason: chosen }),
    onSuccess: () => {
      notify.success(t('report.done'))
      onClose()
    },
    onError: (error) => {
      notify.problem(errorText(error))
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
        <RadioGroup
          label={t('report.reason')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          value={reason}
          onChange={(value) => {
            const known = REPORT_REASONS.find((one) => one === value)
            if (known) setReason(known)
          }}
        />
      }
      confirmLabel={t('report.confirm')}
      cancelLabel={t('report.cancel')}
      onConfirm={() => void submit(reason)}
      busy={isBusy}
    />
  )
}
