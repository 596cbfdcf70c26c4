import type { WaitingPayment } from '@angadi/data/payments/pay-links.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { PayProblemNote } from '@angadi/shell/pay/pay-problem-note.tsx'
import { usePayAtOnce } from '@angadi/shell/pay/use-pay-at-once.ts'
import { type PayServices, usePayNow } from '@angadi/shell/pay/use-pay-now.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { payPathOfLink } from '../../../shared/pay/pay-paths.ts'

export interface PayForSomebodyProps {
  readonly token: string
  readonly payment: WaitingPayment
  readonly services?: PayServices | undefined
}

/** For whom and how much, until when, and the way to the gateway's window. */
export function PayForSomebody({ token, payment, services }: PayForSomebodyProps) {
  const { t } = useTranslation('pay')
  const { money, time } = useFormats()
  const offline = useOfflineReason()
  const payNow = usePayNow({ purpose: 'link', id: token }, payPathOfLink(token), services)
  const { phase, pay } = payNow
  usePayAtOnce(true, pay)
  const { customer_name: name, vendor_names: vendors, amount_paise: paise, pay_by: until } = payment
  const amount = money(paise)
  return (
    <Card variant="raised">
      <h2 className="text-2xl font-bold text-balance">
        {name === null ? t('guest.titleUnnamed') : t('guest.title', { name })}
      </h2>
      {vendors.length > 0 ? (
        <p className="mt-1 text-ink-muted">{t('guest.to', { vendors: vendors.join(', ') })}</p>
      ) : null}
      <p className="mt-4 text-5xl font-bold">{amount}</p>
      {until === null ? null : (
        <p className="mt-1 text-ink-muted">{t('guest.until', { time: time(until) })}</p>
      )}
      <div className="mt-4 flex flex-col gap-3">
        <PayProblemNote payNow={payNow} again={t('guest.again')} />
        <Button size="lg" wide busy={phase !== 'idle'} unavailableReason={offline} onClick={() => void pay()}>
          {phase === 'idle' ? t('pay', { amount }) : t(`phase.${phase}`)}
        </Button>
        <p className="text-center text-sm text-ink-muted">{t('means')}</p>
      </div>
    </Card>
  )
}
