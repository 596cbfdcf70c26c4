import type { CountedOrders } from '@angadi/data/vendor-console/past-orders-filter.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'

export interface CountedInProps {
  readonly figure: CountedOrders
  readonly onEnd: () => void
}

/** Says which figure's orders are shown, and leads to all of them. */
export function CountedIn({ figure: { name, first, last }, onEnd }: CountedInProps) {
  const { t } = useTranslation('vendor-figures')
  const { day } = useFormats()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-sunken px-4 py-2">
      <p className="min-w-0">
        <span className="font-semibold">{t(`counted.${name}`)}</span>{' '}
        <span className="text-ink-muted">
          {first === last ? day(first) : t('span', { from: day(first), to: day(last) })}
        </span>
      </p>
      <Button variant="secondary" size="sm" onClick={onEnd}>
        {t('allOrders')}
      </Button>
    </div>
  )
}
