import type { GroceryJob } from '@angadi/data/grocery/jobs.ts'
import type { BagKind } from '@angadi/domain/grocery/substitution.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'

export interface BagLinesProps {
  readonly kind: BagKind
  readonly lines: GroceryJob['lines']
}

/** What is in the bags of one sort: pieces or weight, and what replaced what. */
export function BagLines({ kind, lines }: BagLinesProps) {
  const { t } = useTranslation('picking')
  const labels = usePackLabels()
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-touch cursor-pointer items-center px-3 font-semibold">
        {t('courier.inside', { bag: t(`bag.${kind}`), count: lines.length })}
      </summary>
      <ul className="divide-y divide-line px-3 pb-1">
        {lines.map((line) => (
          <li key={line.position} className="flex gap-3 py-2">
            <span className="min-w-12 shrink-0 font-semibold tabular-nums">
              {line.grams === null
                ? t('times', { count: line.quantity ?? 0 })
                : t('grams', { count: line.grams })}
            </span>
            <span className="min-w-0">
              <span className={line.quantity === 0 ? 'text-ink-muted line-through' : undefined}>
                {labels.named(line.name, line)}
              </span>
              {line.instead ? (
                <span className="block font-medium">
                  {t('courier.instead', {
                    quantity: line.instead.quantity,
                    name: labels.named(line.instead.name, line.instead),
                  })}
                </span>
              ) : line.state === 'short' ? (
                <span className="block text-sm text-ink-muted">{t('courier.short')}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
