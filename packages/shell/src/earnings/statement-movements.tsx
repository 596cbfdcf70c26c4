import { useStatementMovements } from '@angadi/data/earnings/payout-statements.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useState } from 'react'
import { LoadFailed } from '../load-failed.tsx'
import { MorePages } from '../more-pages.tsx'
import { LINE_CODES } from './line-codes.ts'

/** What a statement sums up, down to the order: shown when asked for, a page at a time. */
export function StatementMovements({ id }: { readonly id: string }) {
  const { t } = useTranslation('earnings')
  const [isShown, setShown] = useState(false)
  if (isShown) return <Movements id={id} />
  return (
    <Button variant="secondary" wide onClick={() => setShown(true)}>
      {t('statements.movements')}
    </Button>
  )
}

function Movements({ id }: { readonly id: string }) {
  const { t } = useTranslation(['earnings', 'common'])
  const { money, dateTime } = useFormats()
  const movements = useStatementMovements(id)
  if (movements.isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-40" />
      </SkeletonGroup>
    )
  if (movements.isError && !movements.data)
    return (
      <LoadFailed
        title={t('statements.movementsFailed')}
        busy={movements.isFetching}
        onRetry={movements.refetch}
      />
    )
  return (
    <section aria-label={t('statements.movements')}>
      <ul className="divide-y divide-line">
        {movements.data.map(({ id: movement, at, code, amount_paise, order_number }) => (
          <li key={movement}>
            <ListRow
              title={t(`statements.line.${LINE_CODES.find((known) => known === code) ?? 'adjustment'}`)}
              note={[order_number, dateTime(at)].filter(Boolean).join(' · ')}
              trail={
                <span className="font-semibold tabular-nums">
                  {amount_paise < 0 ? '−' : ''}
                  {money(Math.abs(amount_paise))}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <MorePages pages={movements} />
    </section>
  )
}
