import { type Dispute, useSaveEvidence } from '@angadi/data/payment-desk/disputes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useDeskWords } from '../use-desk-words.ts'

export interface DisputeSheetProps {
  readonly dispute: Dispute
  readonly onClose: () => void
}

/** One dispute: how long there is to answer, and what is told to the bank. */
export function DisputeSheet({ dispute, onClose }: DisputeSheetProps) {
  const { t } = useTranslation(['payment-desk', 'common'])
  const { money, dateTime } = useFormats()
  const word = useDeskWords()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [evidence, setEvidence] = useState(dispute.evidence ?? '')
  const { mutateAsync: save } = useSaveEvidence(dispute.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'dispute-evidence',
    work: () => save(evidence),
    onSuccess: () => {
      notify.success(t('evidenceSaved'))
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${dispute.order_number ?? dispute.provider_payment_id} · ${money(dispute.amount_paise)}`}
      closeLabel={t('common:close')}
      footer={
        dispute.ended_at ? undefined : (
          <Button
            wide
            variant="primary"
            busy={isBusy}
            unavailableReason={unavailableReason}
            onClick={() => void submit(undefined)}
          >
            {t('saveEvidence')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <p>{t('disputeText')}</p>
        <KeyValueList
          entries={[
            { key: 'state', label: t('state'), value: word(dispute.state) },
            { key: 'payment', label: t('gatewayId'), value: dispute.provider_payment_id },
            ...(dispute.respond_by
              ? [{ key: 'by', label: t('answerBy'), value: dateTime(dispute.respond_by) }]
              : []),
            ...(dispute.reason_code
              ? [{ key: 'reason', label: t('reason'), value: word(dispute.reason_code) }]
              : []),
            ...(dispute.ended_at && dispute.evidence
              ? [{ key: 'evidence', label: t('evidence'), value: dispute.evidence }]
              : []),
          ]}
        />
        {dispute.ended_at ? null : (
          <TextArea
            label={t('evidence')}
            hint={t('evidenceHint')}
            maxLength={5000}
            value={evidence}
            onChange={(event) => setEvidence(event.currentTarget.value)}
          />
        )}
      </div>
    </DialogSheet>
  )
}
