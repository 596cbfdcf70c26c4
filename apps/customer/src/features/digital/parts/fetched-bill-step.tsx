import type { Biller } from '@angadi/data/digital/billers.ts'
import { type FetchedBill, useBill, useRequestBill } from '@angadi/data/digital/bills.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { useEffect } from 'react'
import { BillPayment } from './bill-payment.tsx'
import { SaveBiller } from './save-biller.tsx'

export interface FetchedBillStepProps {
  readonly biller: Biller
  readonly billId: string
  /** Another bill was asked for with the same parameters. */
  readonly onRequested: (bill: string) => void
}

/** A bill on its way, as it came, or why it did not; with its payment. */
export function FetchedBillStep({ biller, billId, onRequested }: FetchedBillStepProps) {
  const { t } = useTranslation('digital')
  const { money } = useFormats()
  const { data: bill, isError, error, isFetching, refetch } = useBill(billId)
  const due = bill?.status === 'fetched' ? bill.amount_paise : null
  const amountText = due === null ? undefined : `${t('bill.amount')}: ${money(due)}`
  useEffect(() => {
    if (amountText !== undefined) announce(amountText)
  }, [amountText])
  if (isError && !bill)
    return <LoadFailed title={t('bill.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!bill || bill.status === 'pending')
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-12 text-center">
        <span className="text-action [&_svg]:size-10">
          <Spinner />
        </span>
        <p className="text-lg font-semibold">{t('bill.pending', { biller: biller.name })}</p>
        <p className="max-w-form text-ink-muted">{t('bill.pendingNote')}</p>
      </div>
    )
  const isPayable = bill.status !== 'failed' || biller.bill_fetch === 'optional'
  return (
    <div className="flex flex-col gap-6">
      {bill.status === 'failed' ? <Failure biller={biller} bill={bill} onRequested={onRequested} /> : null}
      {isPayable && bill.failure_code !== 'no_bill_due' ? <BillPayment biller={biller} bill={bill} /> : null}
      <SaveBiller biller={biller.code} parameters={bill.parameters} dueOn={bill.due_on ?? undefined} />
    </div>
  )
}

const REASONS = ['no_bill_due', 'no_answer', 'answer_invalid', 'provider_failed'] as const

interface FailureProps {
  readonly biller: Biller
  readonly bill: FetchedBill
  readonly onRequested: (bill: string) => void
}

function Failure({ biller, bill, onRequested }: FailureProps) {
  const { t } = useTranslation('digital')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending, error } = useRequestBill()
  const reason = REASONS.find((one) => one === bill.failure_code) ?? 'provider_failed'
  const isNothingDue = reason === 'no_bill_due'
  return (
    <div className="flex flex-col gap-3">
      <Banner tone={isNothingDue ? 'success' : 'warning'} urgent title={t(`bill.reason.${reason}`)}>
        {t(
          isNothingDue
            ? 'bill.nothingDue'
            : biller.bill_fetch === 'optional'
              ? 'bill.payWithout'
              : 'bill.tryLater',
        )}
      </Banner>
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={isPending}
          unavailableReason={unavailableReason}
          onClick={() =>
            mutate({ biller: biller.code, parameters: bill.parameters }, { onSuccess: onRequested })
          }
        >
          {t('bill.again')}
        </Button>
        <LinkButton
          variant="quiet"
          render={<AppLink to={pathTo('digitalBillPayments', undefined, { biller: biller.code })} />}
        >
          {t('bill.change')}
        </LinkButton>
      </div>
    </div>
  )
}
