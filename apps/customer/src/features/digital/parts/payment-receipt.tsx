import type { DigitalPayment } from '@angadi/data/digital/payment.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Printer } from 'lucide-react'
import { useNames } from '../use-names.ts'

export interface PaymentReceiptProps {
  readonly payment: DigitalPayment
  readonly order: Pick<
    Tracking['order'],
    'order_number' | 'charges' | 'total_paise' | 'created_at' | 'payment_method'
  >
}

/** What was paid for, the reference of the operator or biller, and the bill; printable. */
export function PaymentReceipt({ payment, order }: PaymentReceiptProps) {
  const { t } = useTranslation('digital')
  const { date, dateTime } = useFormats()
  const { name, circle, plan } = useNames(payment)
  const isRecharge = payment.service === 'recharge'
  const entries = [
    { key: 'reference', label: t('receipt.reference'), value: payment.provider_reference },
    { key: 'state', label: t('receipt.state'), value: t(`state.${payment.state}`) },
    { key: 'to', label: t(isRecharge ? 'recharge.operator' : 'receipt.biller'), value: name },
    {
      key: 'number',
      label: t(isRecharge ? 'receipt.number' : 'receipt.connection'),
      value: payment.target ?? payment.target_masked,
    },
    { key: 'circle', label: t('recharge.circle'), value: circle },
    { key: 'plan', label: t('receipt.plan'), value: plan },
    { key: 'name', label: t('bill.name'), value: payment.bill?.customer_name },
    { key: 'bill', label: t('bill.number'), value: payment.bill?.bill_number },
    { key: 'due', label: t('bill.due'), value: payment.bill?.due_on ? date(payment.bill.due_on) : undefined },
    { key: 'order', label: t('receipt.order'), value: order.order_number },
    { key: 'at', label: t('receipt.at'), value: dateTime(order.created_at) },
    {
      key: 'from',
      label: t('receipt.from'),
      value: t(order.payment_method === 'gateway' ? 'receipt.online' : 'receipt.wallet'),
    },
  ]
  return (
    <Card className="flex flex-col gap-4">
      <Section title={t('receipt.title')}>
        <KeyValueList entries={entries.filter(({ value }) => value)} />
      </Section>
      <div className="border-t border-line pt-4">
        <Bill charges={order.charges} totalPaise={order.total_paise} />
      </div>
      <Button
        variant="secondary"
        wide
        className="print:hidden"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
      >
        {t('receipt.print')}
      </Button>
    </Card>
  )
}
