import type { VendorRefund } from '@angadi/data/vendor-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Undo2 } from 'lucide-react'

const REASONS = [
  'item_missing',
  'item_wrong',
  'item_bad',
  'overcharged',
  'returned',
  'missed_delivery',
] as const

/** What of an order was refunded at the vendor's cost: when, why, and what the vendor earns less. */
export function OrderRefunds({ refunds }: { readonly refunds: readonly VendorRefund[] }) {
  const { t } = useTranslation('vendor-words')
  const { money, dateTime } = useFormats()
  return (
    <Banner tone="warning" icon={<Undo2 aria-hidden />} title={t('refund.title')}>
      <ul className="flex flex-col gap-2">
        {refunds.map(({ reason_code: code, amount_paise: amount, loss_paise: loss, at }) => (
          <li key={at}>
            <p className="font-medium">
              {t(`refund.reason.${REASONS.find((one) => one === code) ?? 'other'}`)}
              <span className="mx-1.5">·</span>
              <time dateTime={at}>{dateTime(at)}</time>
            </p>
            <p className="tabular-nums">{t('refund.line', { amount: money(amount), loss: money(loss) })}</p>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
