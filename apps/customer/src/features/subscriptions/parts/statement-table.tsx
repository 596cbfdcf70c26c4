import type { SubscriptionStatement } from '@angadi/data/subscriptions/statement.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'

/** The sums of a month and its deliveries, day by day. */
export function StatementTable({ statement }: { readonly statement: SubscriptionStatement }) {
  const { t } = useTranslation('subscriptions')
  const { money, number } = useFormats()
  const labels = useSubscriptionLabels()
  if (statement.days.length === 0) return <p className="py-6 text-ink-muted">{t('statement.empty')}</p>
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-3 gap-2">
        <StatTile label={t('statement.days')} value={number(statement.delivered_days)} />
        <StatTile label={t('statement.refunds')} value={money(statement.refund_paise)} />
        <StatTile label={t('statement.paid')} value={money(statement.paid_paise)} />
      </dl>
      <DataTable
        caption={t('statement.table')}
        rows={statement.days}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', header: t('statement.day'), cell: ({ day }) => labels.day(day) },
          {
            key: 'items',
            header: t('statement.items'),
            cell: ({ items, status }) => (
              <>
                {items.map(({ name, quantity }) => t('times', { quantity, name })).join(', ')}
                {status === 'cancelled' ? (
                  <span className="block text-sm text-ink-muted">{t('state.refunded')}</span>
                ) : null}
              </>
            ),
          },
          {
            key: 'amount',
            header: t('statement.amount'),
            numeric: true,
            cell: ({ total_paise, refund_paise }) => money(total_paise - refund_paise),
          },
        ]}
      />
    </div>
  )
}
