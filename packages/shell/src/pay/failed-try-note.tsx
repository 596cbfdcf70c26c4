import type { PaymentOfSubject } from '@angadi/data/payments/payment-of.ts'
import { failedTryOf } from '@angadi/domain/payments/failed-try.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'

export interface FailedTryNoteProps {
  readonly tries: PaymentOfSubject['tries']
  /** What can be done now, in the words of what is paid. */
  readonly again: string
}

/** Why the last try to pay failed; nothing otherwise. */
export function FailedTryNote({ tries, again }: FailedTryNoteProps) {
  const { t } = useTranslation('pay')
  const last = tries.at(-1)
  if (last?.status !== 'failed') return null
  const reason = failedTryOf(last.reason)
  return (
    <Banner urgent tone="warning" title={t('notPaid.other')}>
      {reason === 'unknown' ? null : `${t(`reason.${reason}`)} `}
      {again}
    </Banner>
  )
}
