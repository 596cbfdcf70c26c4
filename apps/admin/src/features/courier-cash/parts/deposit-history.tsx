import { useCourierDeposits } from '@angadi/data/admin-console/courier-cash.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'

/** What a courier has handed in, with its receipt and who recorded it. */
export function DepositHistory({ courierId }: { readonly courierId: string }) {
  const { t } = useTranslation(['admin', 'common'])
  const { money, dateTime } = useFormats()
  const query = useCourierDeposits(courierId)
  const { data, isPending, isError, isFetching, refetch } = query
  return (
    <Section title={t('courierCash.history')}>
      {isPending ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-24" />
        </SkeletonGroup>
      ) : null}
      {isError && !data ? (
        <LoadFailed title={t('courierCash.historyFailed')} busy={isFetching} onRetry={refetch} />
      ) : null}
      {data?.length === 0 ? <p className="text-ink-muted">{t('courierCash.historyEmpty')}</p> : null}
      {data && data.length > 0 ? (
        <ul className="divide-y divide-line">
          {data.map((deposit) => (
            <li key={deposit.id}>
              <ListRow
                title={t(`courierCash.way.${deposit.way}`, { place: deposit.place ?? '' })}
                note={[
                  deposit.reference,
                  dateTime(deposit.at),
                  deposit.recorded_by ? t('surcharge.by', { name: deposit.recorded_by }) : undefined,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                trail={<span className="font-semibold tabular-nums">{money(deposit.amount_paise)}</span>}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <MorePages pages={query} />
    </Section>
  )
}
