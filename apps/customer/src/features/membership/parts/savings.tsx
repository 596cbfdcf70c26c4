import { useSavings } from '@angadi/data/membership/savings.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Price } from '@angadi/ui/price/price.tsx'

/** What was saved so far, and the last orders on which. */
export function Savings({ savedPaise }: { readonly savedPaise: number }) {
  const { t } = useTranslation('membership')
  const { money, date } = useFormats()
  const { data: orders, error, isFetching, refetch } = useSavings()
  return (
    <Section title={t('savings')}>
      <p>
        {t('saved')} <span className="text-2xl font-bold text-success-ink">{money(savedPaise)}</span>
      </p>
      {orders?.length === 0 ? <p className="text-ink-muted">{t('savingsNone')}</p> : null}
      {error && !orders ? (
        <LoadFailed title={t('savingsFailed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      <ul className="divide-y divide-line">
        {orders?.map((order) => (
          <li key={order.order_id}>
            <ListRow
              title={order.vendor_name ?? order.order_number}
              note={`${date(order.at)} · ${order.order_number}`}
              trail={<Price paise={order.saving_paise} />}
              render={<AppLink to={pathTo('orderTrackingId', { id: order.order_id })} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
