import type { Bag } from '@angadi/data/grocery/picking.ts'
import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { QrCode } from '@angadi/ui/qr-code/qr-code.tsx'

export interface BagLabelProps {
  readonly list: PickingList
  readonly bag: Bag
}

/** What stands on a bag: order, which bag of how many, what it holds, for when, for whom, and the code to scan. On paper. */
export function BagLabel({ list, bag }: BagLabelProps) {
  const { t } = useTranslation('picking')
  const { dateTime } = useFormats()
  const at = list.scheduled_for ?? list.promised_max_at
  return (
    <article className="flex items-start gap-2 bg-paper p-1 leading-snug text-paper-ink">
      <div className="min-w-0 flex-1">
        <p className="text-2xl font-bold tabular-nums">{list.order_number.split('-').at(-1)}</p>
        <p className="text-xs tabular-nums wrap-anywhere">{list.order_number}</p>
        <p className="text-lg font-bold tabular-nums">
          {t('bags.of', { number: bag.number, count: list.bags.length })}
        </p>
        <p className="font-semibold">{t(`bag.${bag.holds}`)}</p>
        {at ? <p className="text-sm">{t('bags.slot', { at: dateTime(at) })}</p> : null}
        <p className="line-clamp-2 text-sm font-semibold wrap-anywhere">{list.customer_name}</p>
      </div>
      <QrCode value={bag.code} label={bag.code} className="size-20 shrink-0" />
    </article>
  )
}
