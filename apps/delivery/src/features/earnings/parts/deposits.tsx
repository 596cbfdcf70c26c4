import { useMyDeposits } from '@angadi/data/courier-console/deposits.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** The cash that the courier has handed in; nothing before the first deposit, and while it cannot be read. */
export function Deposits() {
  const { t } = useTranslation('cash')
  const { money, dateTime } = useFormats()
  const query = useMyDeposits()
  if (!query.data || query.data.length === 0) return null
  return (
    <Section title={t('deposits')}>
      <ul className="divide-y divide-line">
        {query.data.map((deposit) => (
          <li key={deposit.id}>
            <ListRow
              title={t(`way.${deposit.way}`)}
              note={[deposit.place, deposit.reference, dateTime(deposit.at)].filter(Boolean).join(' · ')}
              trail={<span className="font-semibold tabular-nums">{money(deposit.amount_paise)}</span>}
            />
          </li>
        ))}
      </ul>
      <MorePages pages={query} />
    </Section>
  )
}
