import {
  type AdminPayout,
  type SettledPayout,
  useRetryPayout,
  useSettlePayout,
} from '@angadi/data/admin-console/payouts.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { StatementSheet } from '@angadi/shell/earnings/statement-sheet.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { PayoutDestination } from './payout-destination.tsx'

export interface PayoutSheetProps {
  readonly payout: AdminPayout
  readonly onClose: () => void
}

/** One payout: where it goes, and what became of it. */
export function PayoutSheet({ payout, onClose }: PayoutSheetProps) {
  const { t } = useTranslation(['admin', 'payout-desk', 'common'])
  const { money, dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync: settle } = useSettlePayout(payout.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'settle-payout',
    work: (status: SettledPayout['status']) => settle({ status, reference, note }),
    onSuccess: ({ status }) => {
      notify.success(t(`payouts.settled.${status}`))
      onClose()
    },
    onError: () => undefined,
  })
  const [showsStatement, setShowsStatement] = useState(false)
  const { mutateAsync: retry } = useRetryPayout(payout.id)
  const retrying = useSubmission({
    form: 'retry-payout',
    work: () => retry(),
    onSuccess: () => notify.success(t('payout-desk:retried')),
  })
  const isAtService = payout.at_provider && payout.status !== 'failed' && payout.status !== 'returned'
  const isOpen = !payout.at_provider && (payout.status === 'requested' || payout.status === 'processing')
  const button = { wide: true, busy: isBusy, unavailableReason } as const
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${payout.owner_name} · ${money(payout.amount_paise)}`}
      closeLabel={t('common:close')}
      footer={
        isOpen ? (
          <div className="flex flex-col gap-2">
            <Button
              {...button}
              variant="primary"
              onClick={() => {
                setMissing(reference.trim() === '')
                if (reference.trim() !== '') void submit('paid')
              }}
            >
              {t('payouts.paid')}
            </Button>
            {payout.status === 'requested' ? (
              <Button {...button} variant="secondary" onClick={() => void submit('processing')}>
                {t('payouts.processing')}
              </Button>
            ) : null}
            <Button {...button} variant="dangerQuiet" onClick={() => void submit('failed')}>
              {t('payouts.markFailed')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <KeyValueList
          entries={[
            { key: 'status', label: t('columns.status'), value: t(`payouts.status.${payout.status}`) },
            { key: 'asked', label: t('payouts.asked'), value: dateTime(payout.requested_at) },
            ...(payout.settled_at
              ? [{ key: 'settled', label: t('payouts.settledAt'), value: dateTime(payout.settled_at) }]
              : []),
            ...(payout.set_off_paise > 0
              ? [{ key: 'set-off', label: t('payouts.setOff'), value: money(payout.set_off_paise) }]
              : []),
            ...(payout.reference
              ? [{ key: 'reference', label: t('payouts.reference'), value: payout.reference }]
              : []),
            ...(payout.attempts > 0
              ? [
                  {
                    key: 'tried',
                    label: t('payout-desk:tried', { count: payout.attempts }),
                    value: isAtService ? `${t('payout-desk:next')} ${dateTime(payout.next_at)}` : '',
                  },
                ]
              : []),
            ...(payout.note ? [{ key: 'note', label: t('cancel.note'), value: payout.note }] : []),
          ]}
        />
        <PayoutDestination payout={payout} />
        {payout.statement_id ? (
          <Button variant="secondary" wide onClick={() => setShowsStatement(true)}>
            {t('payout-desk:statement')}
          </Button>
        ) : null}
        {isAtService ? (
          <Button
            variant="secondary"
            wide
            busy={retrying.isBusy}
            unavailableReason={unavailableReason}
            onClick={() => void retrying.submit(undefined)}
          >
            {t('payout-desk:retry')}
          </Button>
        ) : null}
        {isOpen ? (
          <>
            <TextField
              label={t('payouts.reference')}
              hint={t('payouts.referenceHint')}
              maxLength={64}
              value={reference}
              error={isMissing ? t('payouts.referenceMissing') : undefined}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
            <TextArea
              label={t('payouts.note')}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </>
        ) : null}
        {showsStatement && payout.statement_id ? (
          <StatementSheet id={payout.statement_id} onClose={() => setShowsStatement(false)} />
        ) : null}
      </div>
    </DialogSheet>
  )
}
