import type { PreparedItem, PreparedKind } from '@angadi/domain/applications/shop-setup.ts'
import { variantText } from '@angadi/domain/products/variant.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'

export interface ItemRowProps {
  readonly item: PreparedItem
  readonly sells: PreparedKind
  readonly onOpen: () => void
}

/** An item that is prepared: what it is called and costs; it opens to be changed. */
export function ItemRow({ item, sells, onOpen }: ItemRowProps) {
  const { t } = useTranslation('shop-setup')
  const { money } = useFormats()
  const [minutes] = item.minutes ?? []
  const note =
    sells === 'services'
      ? minutes === undefined
        ? undefined
        : t('minutes', { count: minutes })
      : [item.unit, item.goods?.variant ? variantText(item.goods.variant) : undefined]
          .filter(Boolean)
          .join(' · ')
  return (
    <ListRow
      title={
        <span className="flex items-center gap-2">
          {item.diet ? <VegMark diet={item.diet} label={t(`diet.${item.diet}`)} /> : null}
          <span className="min-w-0 break-words">{item.name}</span>
        </span>
      }
      note={note || undefined}
      trail={<span className="tabular-nums">{money(item.price_paise)}</span>}
      render={<button type="button" onClick={onOpen} />}
    />
  )
}
