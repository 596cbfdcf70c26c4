import type { Bag } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check } from 'lucide-react'

/** The bags of an order with the code to write on each, and which the courier has taken. */
export function PickedBags({ bags }: { readonly bags: readonly Bag[] }) {
  const { t } = useTranslation('picking')
  return (
    <Section title={t('bags.title')}>
      <p className="-mt-2 text-sm text-ink-muted">{t('bags.text')}</p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {bags.map((bag) => (
          <li
            key={bag.number}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface-raised p-3"
          >
            <span className="text-4xl font-bold tabular-nums">{bag.number}</span>
            <span className="min-w-0 flex-1 basis-32">
              <span className="block font-semibold">{t(`bag.${bag.holds}`)}</span>
              <span className="block font-mono text-sm break-all">{bag.code}</span>
            </span>
            {bag.checked_at ? (
              <Badge tone="success" icon={<Check aria-hidden />}>
                {t('bags.taken')}
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
