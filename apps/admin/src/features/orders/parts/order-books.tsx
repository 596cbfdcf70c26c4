import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { useOrderLabels } from './use-order-labels.ts'

/** The ledger entries of the order; each transaction adds up to zero. */
export function OrderBooks({ ledger }: { readonly ledger: AdminOrder['ledger'] }) {
  const { t } = useTranslation('admin')
  const { dateTime } = useFormats()
  const labels = useOrderLabels()
  return (
    <Section title={t('order.books')}>
      {ledger.length === 0 ? <p className="text-ink-muted">{t('order.noBooks')}</p> : null}
      <div className="flex flex-col gap-6">
        {ledger.map((transaction) => (
          <LedgerTable
            key={transaction.transaction_id}
            caption={`${labels.transaction(transaction.kind)} · ${dateTime(transaction.at)}`}
            accountLabel={t('ledger.account')}
            debitLabel={t('ledger.debit')}
            creditLabel={t('ledger.credit')}
            totalLabel={t('columns.total')}
            entries={transaction.entries.map((entry, index) => ({
              key: `${index} ${entry.account_kind}`,
              account: labels.account(entry.account_kind),
              note: entry.owner_name ?? undefined,
              debitPaise: Math.max(-entry.amount_paise, 0),
              creditPaise: Math.max(entry.amount_paise, 0),
            }))}
          />
        ))}
      </div>
    </Section>
  )
}
