import { useWalletStatement, type WalletMovement } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ArrowDownLeft, ArrowUpRight, Printer, ReceiptIndianRupee } from 'lucide-react'
import { Suspense } from 'react'
import { useBucketText } from '../../../shared/wallet/use-bucket-text.ts'
import { useMovementLabel } from '../../../shared/wallet/use-movement-label.ts'
import { useMovementStory } from '../../../shared/wallet/use-movement-story.ts'
import { monthsBack } from '../months-back.ts'
import { type StatementView, useStatementFilter } from '../use-statement-filter.ts'
import { StatementFilters } from './statement-filters.tsx'

const MonthSheet = lazy(() => import('./month-paper.tsx'))
const SaveStatement = lazy(() => import('./save-statement.tsx'))

/** The wallet's entries that the filters leave, newest first, each with the balance after it; a month of it on paper. */
export function Movements() {
  const { t } = useTranslation('wallet')
  const view = useStatementFilter()
  const sheet = useSheet('month')
  const month = view.filter.month ?? monthsBack(new Date())[0] ?? ''
  return (
    <>
      <StatementFilters {...view} />
      <Entries {...view} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" icon={<Printer aria-hidden />} onClick={sheet.open}>
          {t('paper.action')}
        </Button>
        <ExtraBoundary>
          <Suspense>
            <SaveStatement filter={view.filter} />
          </Suspense>
        </ExtraBoundary>
      </div>
      <Suspense>{sheet.isOpen ? <MonthSheet month={month} onClose={sheet.close} /> : null}</Suspense>
    </>
  )
}

function Entries({ filter, change }: StatementView) {
  const { t } = useTranslation('wallet')
  const { data, isPending, isError, error, isFetching, refetch, ...pages } = useWalletStatement(filter)
  if (isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton shape="box" className="h-16" />
        <Skeleton shape="box" className="mt-3 h-16" />
        <Skeleton shape="box" className="mt-3 h-16" />
      </SkeletonGroup>
    )
  if (isError && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (data.length === 0 && Object.keys(filter).length > 0)
    return (
      <EmptyState
        picture={<ReceiptIndianRupee aria-hidden />}
        title={t('filter.none')}
        action={
          <Button variant="soft" onClick={() => change({ show: '', month: '', bucket: '' })}>
            {t('filter.clear')}
          </Button>
        }
      >
        {t('filter.noneText')}
      </EmptyState>
    )
  if (data.length === 0)
    return (
      <EmptyState picture={<ReceiptIndianRupee aria-hidden />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {data.map((movement) => (
          <li key={movement.id}>
            <Movement movement={movement} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} className="mt-4" />
    </>
  )
}

function Movement({ movement }: { readonly movement: WalletMovement }) {
  const { t } = useTranslation('wallet')
  const movementLabel = useMovementLabel()
  const { money, dateTime } = useFormats()
  const isIn = movement.amount_paise > 0
  const bucketText = useBucketText()
  const story = [...useMovementStory()(movement), bucketText(movement.buckets)].filter(Boolean)
  const what = movement.order_number ?? movement.note
  return (
    <ListRow
      lead={isIn ? <ArrowDownLeft aria-hidden /> : <ArrowUpRight aria-hidden />}
      title={[movementLabel(movement.kind), movement.vendor_name].filter(Boolean).join(' · ')}
      note={
        <span className="flex flex-wrap gap-x-3">
          {what ? (
            <span className={movement.order_number ? 'min-[22rem]:whitespace-nowrap' : ''}>{what}</span>
          ) : null}
          <span className="min-[22rem]:whitespace-nowrap">{dateTime(movement.at)}</span>
          {story.map((text) => (
            <span key={text} className="basis-full">
              {text}
            </span>
          ))}
        </span>
      }
      trail={
        <>
          <span className={`block font-semibold tabular-nums ${isIn ? 'text-success-ink' : ''}`}>
            {isIn ? '+' : '−'}
            {money(Math.abs(movement.amount_paise))}
          </span>
          <span className="block text-sm text-ink-muted tabular-nums">
            {t('after', { balance: money(movement.balance_after_paise) })}
          </span>
        </>
      }
      render={
        movement.order_id ? <AppLink to={pathTo('orderTrackingId', { id: movement.order_id })} /> : undefined
      }
    />
  )
}
