import { usePayment } from '@angadi/data/payment-desk/payment.ts'
import type { ListedPayment } from '@angadi/data/payment-desk/payments.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Loaded } from '../../../shared/loaded.tsx'
import { useDeskWords } from '../use-desk-words.ts'
import { PaymentLines } from './payment-lines.tsx'

export interface PaymentSheetProps {
  readonly payment: ListedPayment
  readonly onClose: () => void
}

/** One payment: its parts, the tries at the gateway, what it told and when, and what went back and who bears it. */
export function PaymentSheet({ payment, onClose }: PaymentSheetProps) {
  const { t } = useTranslation(['payment-desk', 'common'])
  const { money, dateTime } = useFormats()
  const word = useDeskWords()
  const opened = usePayment(payment.id)
  const { data } = opened
  const joined = (...parts: readonly (string | null)[]) =>
    parts.filter((part) => part !== null && part !== '').join(' · ')
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${payment.order_number} · ${money(payment.amount_paise)}`}
      closeLabel={t('common:close')}
      footer={
        <LinkButton
          wide
          variant="secondary"
          render={<AppLink to={pathTo('adminOrder', { orderId: payment.order_id })} />}
        >
          {t('toOrder')}
        </LinkButton>
      }
    >
      <Loaded failed={t('failed')} query={opened}>
        <div className="flex flex-col gap-5">
          <PaymentLines
            title={t('parts')}
            lines={data?.parts.map((part) => ({
              key: part.id,
              title: word(part.method),
              note: joined(
                word(part.status),
                part.collected_at && dateTime(part.collected_at),
                part.provider_payment_id,
              ),
              amount: money(part.amount_paise),
            }))}
          />
          <PaymentLines
            title={t('tries')}
            lines={data?.tries.map((one) => ({
              key: one.id,
              title: one.id,
              note: joined(
                word(one.state),
                one.method && word(one.method),
                one.reason && word(one.reason),
                dateTime(one.at),
              ),
              amount: money(one.amount_paise),
            }))}
          />
          <PaymentLines
            title={t('events')}
            lines={data?.events.map((event) => ({
              key: event.id,
              title: word(event.status ?? 'unknown'),
              note: joined(dateTime(event.at), event.payment_id, event.id),
            }))}
          />
          <PaymentLines
            title={t('refunds')}
            lines={data?.refunds.map((refund) => ({
              key: refund.id,
              title: refund.destination === 'wallet' ? t('toWallet') : t('toSource'),
              note: joined(
                word(refund.state),
                refund.borne_by === 'payees' ? t('byPayees') : t('byPlatform'),
                refund.why && word(refund.why),
                dateTime(refund.at),
              ),
              amount: money(refund.amount_paise),
            }))}
          />
        </div>
      </Loaded>
    </DialogSheet>
  )
}
