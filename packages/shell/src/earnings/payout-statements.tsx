import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { usePayoutStatements } from '@angadi/data/earnings/payout-statements.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useState } from 'react'
import { LoadFailed } from '../load-failed.tsx'
import { StatementSheet } from './statement-sheet.tsx'

/** The statements of earnings: one of each week, and of each payout at once. */
export default function PayoutStatements({
  earnings,
}: {
  readonly earnings: Pick<Earnings, 'owner_id' | 'account_kind'>
}) {
  const { t } = useTranslation('earnings')
  const { money, dateTime } = useFormats()
  const [chosen, setChosen] = useState<string>()
  const { data, isError, isFetching, refetch } = usePayoutStatements(earnings.owner_id, earnings.account_kind)
  if (isError && !data)
    return <LoadFailed title={t('statements.failed')} busy={isFetching} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <Section title={t('statements.title')}>
      <ul className="divide-y divide-line">
        {data.map(({ id, cycle, run_at, payout_paise, reason, status }) => (
          <li key={id}>
            <ListRow
              render={<button type="button" onClick={() => setChosen(id)} />}
              title={t(`statements.cycle.${cycle}`, { time: dateTime(run_at) })}
              note={status ? t(`payout.status.${status}`) : reason ? t(`statements.reason.${reason}`) : ''}
              trail={<span className="font-semibold tabular-nums">{money(payout_paise)}</span>}
            />
          </li>
        ))}
      </ul>
      {chosen ? <StatementSheet id={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Section>
  )
}
