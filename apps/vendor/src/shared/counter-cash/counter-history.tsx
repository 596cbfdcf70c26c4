import { useCounterDeposits } from '@angadi/data/vendor-console/counter-deposits.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** The cash that couriers handed in, with who counted it; nothing before the first, and while it cannot be read. */
export default function CounterHistory({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('cash')
  const { money, dateTime } = useFormats()
  const { data: deposits = [] } = useCounterDeposits(vendorId)
  if (deposits.length === 0) return null
  return (
    <Section title={t('shop.list')}>
      <ul className="divide-y divide-line">
        {deposits.map((deposit) => (
          <li key={deposit.id}>
            <ListRow
              title={deposit.courier_name}
              note={[
                t(`shop.state.${deposit.state}`),
                deposit.decided_by ? t('shop.by', { name: deposit.decided_by }) : undefined,
                dateTime(deposit.decided_at ?? deposit.asked_at),
              ]
                .filter(Boolean)
                .join(' · ')}
              trail={<span className="font-semibold tabular-nums">{money(deposit.amount_paise)}</span>}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
