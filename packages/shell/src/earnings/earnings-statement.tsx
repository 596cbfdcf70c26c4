import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { useEarningsStatement } from '@angadi/data/earnings/statement.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Suspense } from 'react'
import { ExtraBoundary } from '../boundaries/extra-boundary.tsx'
import { lazy } from '../boundaries/lazy.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { MorePages } from '../more-pages.tsx'
import { useEarningsStory } from './use-earnings-story.ts'

const SaveEarnings = lazy(() => import('./save-earnings.tsx'))

/** What orders brought, what refunds took back and what was paid out, newest first. */
export function EarningsStatement({ earnings }: { readonly earnings: Earnings }) {
  const { t } = useTranslation(['earnings', 'common'])
  const words = useEarningsStory()
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
        {data.map((movement) => {
          const { id, at, amount_paise: paise, order_number: order, vendor_name: vendor } = movement
          const whose = earnings.account_kind === 'vendor_payable' ? null : vendor
          return (
            <li key={id}>
              <ListRow
                title={words.kind(movement)}
                note={
                  <>
                    <span className="block">{[order, whose, dateTime(at)].filter(Boolean).join(' · ')}</span>
                    {[words.facts(movement), words.parts(movement)]
                      .filter((text) => text !== '')
                      .map((text) => (
                        <span key={text} className="block">
                          {text}
                        </span>
                      ))}
                  </>
                }
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
      <ExtraBoundary>
        <Suspense>
          <SaveEarnings earnings={earnings} />
        </Suspense>
      </ExtraBoundary>
    </>
  )
}
