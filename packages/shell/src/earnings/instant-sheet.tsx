import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { useRequestPayout } from '@angadi/data/earnings/payout.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useErrorText } from '../use-error-text.ts'

export interface InstantSheetProps {
  readonly earnings: Earnings
  readonly onClose: () => void
}

/** What a payout at once costs and leaves, before it is confirmed. */
export default function InstantSheet({ earnings, onClose }: InstantSheetProps) {
  const { t } = useTranslation(['earnings', 'common'])
  const { money, dateTime } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: request } = useRequestPayout(earnings)
  const { instant } = earnings
  const { submit, isBusy, error } = useSubmission({
    form: 'request-payout',
    work: () => request(instant.payout_paise),
    onSuccess: ({ amount_paise }) => {
      notify.success(t('payout.requested', { amount: money(amount_paise) }))
      onClose()
    },
    onError: () => undefined,
  })
  const less = (paise: number) => `−${money(paise)}`
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('instant.title')}
      description={t('instant.text', { time: dateTime(instant.next_run_at) })}
      closeLabel={t('common:close')}
      footer={
        <Button
          variant="primary"
          size="lg"
          wide
          busy={isBusy}
          unavailableReason={unavailableReason}
          onClick={() => void submit(undefined)}
        >
          {t('payout.ask', { amount: money(instant.payout_paise) })}
        </Button>
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
            { key: 'available', label: t('instant.available'), value: money(instant.available_paise) },
            { key: 'fee', label: t('instant.fee'), value: less(instant.fee_paise) },
            { key: 'tax', label: t('instant.tax'), value: less(instant.fee_tax_paise) },
            { key: 'sent', label: t('instant.sent'), value: money(instant.payout_paise) },
          ]}
        />
      </div>
    </DialogSheet>
  )
}
