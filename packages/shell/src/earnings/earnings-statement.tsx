import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { useEarningsStatement } from '@angadi/data/earnings/statement.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { MorePages } from '../more-pages.tsx'

const KINDS = ['order_settled', 'order_refunded', 'compensation', 'payout', 'cash_deposit'] as const

/** What orders brought, what refunds took back and what was paid out, newest first. */
export function EarningsStatement({ earnings }: { readonly earnings: Earnings }) {
  const { t } = useTranslation(['earnings', 'common'])
  const { money, dateTime } = useFormats()
  const { data, isPending, isError, isFetching, refetch, ...pages } = useEarningsStatement(
    earnings.owner_id,
    earnings.account_kind,
  )
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-32" />
      </SkeletonGroup>
    )
  if (isError && !data)
    return <LoadFailed title={t('statement.failed')} busy={isFetching} onRetry={refetch} />
  if (data.length === 0) return <p className="text-ink-muted">{t('statement.empty')}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {data.map(({ id, at, kind, amount_paise: paise, order_number: order }) => {
          const known = KINDS.find((one) => one === kind) ?? 'adjustment'
          return (
            <li key={id}>
              <ListRow
                title={t(`statement.kind.${known}`)}
                note={[order, dateTime(at)].filter(Boolean).join(' · ')}
                trail={
                  <span className={`font-semibold tabular-nums ${paise > 0 ? 'text-success-ink' : ''}`}>
                    {paise > 0 ? '+' : '−'}
                    {money(Math.abs(paise))}
                  </span>
                }
              />
            </li>
          )
        })}
      </ul>
      <MorePages pages={pages} />
    </>
  )
}
