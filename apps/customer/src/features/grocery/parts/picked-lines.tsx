import { acceptedOffer, openOffer, type PickingLine } from '@angadi/data/grocery/picking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { PersonTag } from '@angadi/ui/person-tag/person-tag.tsx'
import { CircleCheck, CircleDashed, CircleHelp, CircleMinus, Replace } from 'lucide-react'

/** The lines of an order of groceries: what was there, what weighs less, what was replaced or goes back. */
export function PickedLines({ lines }: { readonly lines: readonly PickingLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.position} className="py-2.5">
          <PickedLine line={line} />
        </li>
      ))}
    </ul>
  )
}

function PickedLine({ line }: { readonly line: PickingLine }) {
  const { t } = useTranslation('grocery')
  const { money } = useFormats()
  const said = useLineLabel()(line)
  const labels = usePackLabels()
  const instead = acceptedOffer(line)
  const paise = line.charged_paise ?? (line.picked_paise ?? line.total_paise) + (instead?.total_paise ?? 0)
  return (
    <div className="flex items-start gap-3">
      <LineIcon line={line} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{labels.named(line.name, line)}</p>
        {line.for_name ? <PersonTag name={line.for_name} /> : null}
        <p className="text-sm text-ink-muted">{said}</p>
        {instead ? (
          <p className="text-sm font-medium">
            {t('line.instead', { quantity: instead.quantity, name: labels.named(instead.name, instead) })}
          </p>
        ) : null}
      </div>
      <p className="shrink-0 text-right tabular-nums">
        {paise < line.total_paise ? (
          <s className="mr-1.5 text-sm text-ink-muted">{money(line.total_paise)}</s>
        ) : null}
        {money(paise)}
      </p>
    </div>
  )
}

function LineIcon({ line }: { readonly line: PickingLine }) {
  if (openOffer(line)) return <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-action-ink" />
  if (acceptedOffer(line)) return <Replace aria-hidden className="mt-0.5 size-5 shrink-0 text-action-ink" />
  if (line.state === 'picked')
    return <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success-ink" />
  if (line.state === 'short')
    return <CircleMinus aria-hidden className="mt-0.5 size-5 shrink-0 text-warning-ink" />
  return <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
}

/** Says how a line stands: "2 of 3 there", "950 g of 1 kg", "Not there". */
function useLineLabel(): (line: PickingLine) => string {
  const { t } = useTranslation('grocery')
  const { weight } = usePackLabels()
  return (line) => {
    const ordered =
      line.ordered_grams === null ? t('line.pieces', { count: line.quantity }) : weight(line.ordered_grams)
    if (openOffer(line)) return t('line.asked')
    if (line.state === 'waiting') return ordered
    if (line.ordered_grams !== null)
      return line.picked_grams === 0
        ? t('line.missing')
        : t('line.weighed', { picked: weight(line.picked_grams ?? 0), ordered })
    if (line.picked_quantity === 0) return t('line.missing')
    return line.state === 'picked'
      ? ordered
      : t('line.partly', { picked: line.picked_quantity ?? 0, ordered })
  }
}
