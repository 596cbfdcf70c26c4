import type { PickingLine } from '@angadi/data/grocery/picking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'

const tones = { waiting: 'neutral', picked: 'success', short: 'warning' } as const

/** One line: ordered and picked, what the customer prefers, everything that was offered and how it was answered. */
export function PickedLine({ line }: { readonly line: PickingLine }) {
  const { t } = useTranslation('picking')
  const { money } = useFormats()
  const labels = usePackLabels()
  const ordered =
    line.ordered_grams === null
      ? t('times', { count: line.quantity })
      : t('grams', { count: line.ordered_grams })
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-semibold">{t('admin.line', { ordered, name: labels.named(line.name, line) })}</p>
        <p className="tabular-nums">{money(line.charged_paise ?? line.total_paise)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        <Badge tone={tones[line.state]}>
          {line.state === 'waiting'
            ? t('state.waiting')
            : line.picked_grams !== null
              ? t('state.weighed', { count: line.picked_grams })
              : line.state === 'picked'
                ? t('state.picked')
                : t('state.short', { picked: line.picked_quantity ?? 0, count: line.quantity })}
        </Badge>
        {line.prefer === 'item' && line.substitute
          ? t('prefer.item', { name: labels.named(line.substitute.name, line.substitute) })
          : t(`prefer.${line.prefer === 'refund' ? 'refund' : 'best_match'}`)}
      </p>
      {line.substitutions.map((offer) => (
        <p key={offer.id} className="text-sm">
          {t('admin.offer', {
            offer: t('offer.item', { quantity: offer.quantity, name: labels.named(offer.name, offer) }),
            price: money(offer.total_paise),
            answer: t(`admin.answer.${offer.state}`),
          })}
          {offer.answered_by ? ` (${t(`admin.by.${offer.answered_by}`)})` : null}
        </p>
      ))}
    </div>
  )
}
