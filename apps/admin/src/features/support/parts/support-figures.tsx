import { useSupportOverview } from '@angadi/data/help/inbox.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { StatTile } from '@angadi/ui/stat-tile/stat-tile.tsx'

/** How many tickets wait, and what was refunded at once today. */
export function SupportFigures() {
  const { t } = useTranslation('admin')
  const { number, money } = useFormats()
  const { data } = useSupportOverview()
  const count = (value: number | undefined) => (value === undefined ? '–' : number(value))
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-4">
      <StatTile label={t('support.open')} value={count(data?.open)} />
      <StatTile label={t('support.overdue')} value={count(data?.overdue)} />
      <StatTile label={t('support.queue.mine')} value={count(data?.mine)} />
      <StatTile
        label={t('support.atOnce')}
        value={data ? `${number(data.at_once_today.count)} · ${money(data.at_once_today.paise)}` : '–'}
      />
    </dl>
  )
}
