import type { Group } from '@angadi/data/group/group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** What the host will pay for all of it, delivered to the host's own address: nothing is added at the checkout. */
export function GroupBill({ group: { bill } }: { readonly group: Group }) {
  const { t } = useTranslation('group')
  if (!bill) return null
  return (
    <Section title={t('bill.title')}>
      <Bill charges={bill.charges} totalPaise={bill.total_paise} />
      {bill.complete ? null : <p className="text-sm text-ink-muted">{t('bill.incomplete')}</p>}
    </Section>
  )
}
