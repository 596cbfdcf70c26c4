import type { RefundPreview } from '@angadi/data/admin-console/refund.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useOrderLabels } from '../parts/use-order-labels.ts'

/** What goes back to the customer, and who bears how much of it. */
export function RefundBearers({ preview }: { readonly preview: RefundPreview }) {
  const { t } = useTranslation('admin')
  const { money } = useFormats()
  const labels = useOrderLabels()
  return (
    <section aria-live="polite">
      <h3 className="font-bold">{t('refund.back', { amount: money(preview.refund_paise) })}</h3>
      <p className="text-sm text-ink-muted">{t('refund.bears')}</p>
      <KeyValueList
        entries={preview.bearers.map(({ account_kind: account, name, amount_paise }) => ({
          key: `${account} ${name}`,
          label: name ? `${labels.account(account)} · ${name}` : labels.account(account),
          value: money(amount_paise),
        }))}
      />
    </section>
  )
}
