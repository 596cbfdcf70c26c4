import { useVendorSubscribers } from '@angadi/data/subscriptions/vendor-terms.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Users } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useRoundLabels } from '../use-round-labels.ts'

/** The query parameter with the search. */
const SEARCH = 'q'

/** Who gets what, and when next. */
export function Subscribers({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('subscriptions')
  const labels = useRoundLabels()
  const [params, setParams] = useSearchParams()
  const search = params.get(SEARCH) ?? ''
  const [text, setText] = useSearchText(search, (next) =>
    setParams(next ? { [SEARCH]: next } : {}, { replace: true, preventScrollReset: true }),
  )
  const subscribers = useVendorSubscribers(vendorId, search)
  const { data } = subscribers
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={t('subscribers.search')}
        clearLabel={t('subscribers.clear')}
        value={text}
        onChange={setText}
      />
      {!data && subscribers.isError ? (
        <LoadFailed
          title={t('subscribers.failed')}
          error={subscribers.error}
          busy={subscribers.isFetching}
          onRetry={subscribers.refetch}
        />
      ) : null}
      {!data && !subscribers.isError ? <Skeleton shape="box" className="h-64" /> : null}
      {data?.length === 0 ? (
        <EmptyState
          picture={<Users aria-hidden />}
          title={search ? t('subscribers.noMatch') : t('subscribers.empty')}
        />
      ) : null}
      <ul className="flex flex-col gap-2">
        {data?.map((subscriber) => (
          <li key={subscriber.subscriber_id}>
            <Card className="flex flex-wrap gap-x-6 gap-y-2">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold">{subscriber.name}</p>
                <p className="text-sm text-ink-muted">{subscriber.address_line}</p>
                <p className="text-sm text-ink-muted">
                  {subscriber.next_on
                    ? t('subscribers.next', { day: labels.day(subscriber.next_on) })
                    : t('subscribers.nothing')}
                </p>
              </div>
              <ul className="min-w-0 flex-1 basis-56">
                {subscriber.items.map((item) => (
                  <li key={`${item.name} ${item.unit}`}>
                    <span className="font-medium">
                      {t('times', { quantity: item.quantity, name: item.name })}
                    </span>
                    <span className="block text-sm text-ink-muted">
                      {item.paused ? t('list.paused') : labels.rule(item)}
                    </span>
                  </li>
                ))}
                {subscriber.bottles_out > 0 ? (
                  <li className="text-sm text-ink-muted">
                    {t('list.bottles', { count: subscriber.bottles_out })}
                  </li>
                ) : null}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
      <MorePages pages={subscribers} />
    </div>
  )
}
