import type { Group } from '@angadi/data/group/group.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Clock, Wallet } from 'lucide-react'
import { Fact } from '../../../shared/listing/fact.tsx'

/** What the host has set: how much each person may choose for, and until when. */
export function GroupFacts({ group }: { readonly group: Group }) {
  const { t } = useTranslation('group')
  const { money, time } = useFormats()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums empty:hidden">
      {group.limit_paise === null ? null : (
        <Fact icon={<Wallet aria-hidden />}>{t('facts.limit', { limit: money(group.limit_paise) })}</Fact>
      )}
      {group.closes_at === null ? null : (
        <Fact icon={<Clock aria-hidden />}>{t('facts.until', { time: time(group.closes_at) })}</Fact>
      )}
    </ul>
  )
}
