import { type CourierCash, useCourierCash } from '@angadi/data/admin-console/courier-cash.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { HandCoins } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { CourierCashRow } from './parts/courier-cash-row.tsx'
import { DepositSheet } from './parts/deposit-sheet.tsx'

/** Who holds how much of the platform's cash, since when, and what is handed in (docs/decisions/0074). */
export default function CourierCashScreen() {
  const { t } = useTranslation(['admin', 'common'])
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<CourierCash>()
  const wanted = useDeferredValue(search.trim())
  const { data, isPending, isError, isFetching, refetch } = useCourierCash(wanted)
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('courierCash.title')}</h1>
      <p className="mt-1 mb-4 max-w-form text-ink-muted">{t('courierCash.text')}</p>
      <div className="flex flex-col gap-4">
        <SearchField
          label={t('courierCash.search')}
          clearLabel={t('courierCash.clear')}
          value={search}
          onChange={setSearch}
        />
        {isPending ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        ) : null}
        {isError && !data ? (
          <LoadFailed title={t('courierCash.failed')} busy={isFetching} onRetry={refetch} />
        ) : null}
        {data?.length === 0 ? (
          <EmptyState
            picture={<HandCoins aria-hidden />}
            title={t(wanted === '' ? 'courierCash.empty' : 'courierCash.notFound')}
          >
            {t(wanted === '' ? 'courierCash.emptyText' : 'courierCash.notFoundText')}
          </EmptyState>
        ) : null}
        {data && data.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.map((courier) => (
              <li key={courier.courier_id}>
                <CourierCashRow courier={courier} onOpen={() => setChosen(courier)} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {chosen ? (
        <DepositSheet
          key={chosen.courier_id}
          courier={data?.find(({ courier_id }) => courier_id === chosen.courier_id) ?? chosen}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </Page>
  )
}
