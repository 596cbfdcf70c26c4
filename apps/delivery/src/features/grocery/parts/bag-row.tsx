import type { Bag } from '@angadi/data/grocery/picking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Check } from 'lucide-react'

/** A bag by its number and what it holds, and whether it was taken. */
export function BagRow({ bag }: { readonly bag: Bag }) {
  const { t } = useTranslation('picking')
  return (
    <div className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-3 py-2">
      <span className="min-w-8 text-3xl font-bold tabular-nums">{bag.number}</span>
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-semibold">{t(`bag.${bag.holds}`)}</span>
        <span className="block font-mono text-sm break-all text-ink-muted">{bag.code}</span>
      </span>
      {bag.checked_at ? (
        <Badge tone="success" icon={<Check aria-hidden />}>
          {t('bags.taken')}
        </Badge>
      ) : (
        <Badge>{t('courier.missing')}</Badge>
      )}
    </div>
  )
}
