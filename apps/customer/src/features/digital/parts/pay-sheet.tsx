import { usePayQuote } from '@angadi/data/digital/pay.ts'
import { type DigitalQuote, useDigitalQuote } from '@angadi/data/digital/quote.ts'
import type { DigitalRequest } from '@angadi/data/digital/request.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Wallet } from 'lucide-react'
import { usePayOnce } from '../../../shared/pay/use-pay-once.ts'
import { addMoneyPath } from '../../../shared/wallet/add-money-path.ts'
import { forgetDigitalDraft } from '../digital-draft.ts'
import { NameMark } from './name-mark.tsx'

/** What is paid for, as it is checked: nothing of it is hidden. */
export interface PaymentSubjectText {
  /** The whole number of the connection. */
  readonly number: string
  /** The code and the name of the operator or biller. */
  readonly code: string
  readonly name: string
  /** Circle and plan, or whose connection it is. */
  readonly detail?: string | undefined
}

export interface PaySheetProps {
  readonly request: DigitalRequest
  readonly subject: PaymentSubjectText
  readonly onClose: () => void
}

/** The whole price with the fee and its tax, the wallet, and the payment. */
export function PaySheet({ request, subject, onClose }: PaySheetProps) {
  const { t } = useTranslation('digital')
  const { money } = useFormats()
  const errorText = useErrorText()
  const { data: quote, isError, isFetching, error, refetch } = useDigitalQuote(request)
  const { mutateAsync, isPending: isPaying } = usePayQuote()
  const { pay, failure, before } = usePayOnce('pay-digital', mutateAsync, forgetDigitalDraft)
  const unavailableReason = useOfflineReason()
  const missing = quote ? quote.totals.total_paise - quote.wallet_balance_paise : 0
  const hasGateway = quote?.payment_methods.includes('gateway') === true
  const canPay = quote?.placeable === true && (missing <= 0 || hasGateway)
  return (
    <DialogSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPaying) onClose()
      }}
      title={t('pay.title')}
      closeLabel={t('pay.close')}
      size="sm"
      footer={
        quote && canPay ? (
          <div className="flex flex-col gap-2">
            <Button
              size="lg"
              wide
              busy={isPaying || isFetching}
              unavailableReason={unavailableReason}
              onClick={() => void pay(quote, missing > 0 ? 'rest' : 'wallet')}
            >
              {missing > 0
                ? t('pay.online', { amount: money(quote.totals.total_paise - quote.wallet_part_paise) })
                : t('pay.action', { amount: money(quote.totals.total_paise) })}
            </Button>
            {missing <= 0 && hasGateway ? (
              <Button
                variant="quiet"
                wide
                unavailableReason={unavailableReason}
                onClick={() => void pay(quote, 'gateway')}
              >
                {t('pay.onlineInstead')}
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      {quote ? (
        <div className="flex flex-col gap-5">
          <Subject subject={subject} />
          {failure === undefined ? null : (
            <Banner tone="danger" urgent>
              {errorText(failure)}
            </Banner>
          )}
          {before === undefined || before === quote.totals.total_paise || !quote.placeable ? null : (
            <Banner tone="warning" urgent>
              {t('pay.changed', { before: money(before), after: money(quote.totals.total_paise) })}
            </Banner>
          )}
          {quote.placeable ? (
            <Price quote={quote} missingPaise={missing} hasGateway={hasGateway} />
          ) : (
            <Problems quote={quote} />
          )}
        </div>
      ) : isError ? (
        <LoadFailed title={t('pay.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('pay.loading')}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-6" />
            <Skeleton className="h-28" />
          </div>
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}

function Subject({ subject: { number, code, name, detail } }: { readonly subject: PaymentSubjectText }) {
  return (
    <div className="flex items-center gap-3">
      <NameMark code={code} name={name} />
      <div className="min-w-0 flex-1">
        <p className="text-2xl font-bold wrap-anywhere tabular-nums">{number}</p>
        <p className="font-medium">{name}</p>
        {detail ? <p className="text-sm text-ink-muted">{detail}</p> : null}
      </div>
    </div>
  )
}

interface PriceProps {
  readonly quote: DigitalQuote
  readonly missingPaise: number
  readonly hasGateway: boolean
}

function Price({ quote, missingPaise, hasGateway }: PriceProps) {
  const { t } = useTranslation('digital')
  const { money } = useFormats()
  return (
    <>
      <Bill charges={quote.totals.charges} totalPaise={quote.totals.total_paise} />
      <p className="flex items-center gap-3">
        <Wallet aria-hidden className="size-6 shrink-0 text-ink-muted" />
        <span className="tabular-nums">
          {t('pay.wallet', { balance: money(quote.wallet_balance_paise) })}
        </span>
      </p>
      {missingPaise > 0 && hasGateway ? (
        <p className="text-sm text-ink-muted">
          {quote.wallet_part_paise > 0
            ? t('pay.rest', {
                balance: money(quote.wallet_part_paise),
                rest: money(quote.totals.total_paise - quote.wallet_part_paise),
              })
            : t('pay.ways')}
        </p>
      ) : missingPaise > 0 ? (
        <Banner
          tone="warning"
          urgent
          action={
            <LinkButton variant="quiet" size="sm" render={<AppLink to={addMoneyPath(missingPaise)} />}>
              {t('pay.openWallet')}
            </LinkButton>
          }
        >
          {t('pay.tooLow', { missing: money(missingPaise) })}
        </Banner>
      ) : (
        <p className="text-sm text-ink-muted">{hasGateway ? t('pay.refundNoteBoth') : t('pay.refundNote')}</p>
      )}
    </>
  )
}

function Problems({ quote }: { readonly quote: DigitalQuote }) {
  const { t } = useTranslation('digital')
  return (
    <Banner tone="warning" urgent>
      <ul className="flex flex-col gap-1">
        {quote.problems.map(({ code }) => (
          <li key={code}>{t(`problem.${code}`)}</li>
        ))}
      </ul>
    </Banner>
  )
}
