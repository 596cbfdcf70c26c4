import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { InPlace } from './in-place.tsx'
import { useSaveValue } from './use-save-value.ts'

/** From this number on an item is not said to run out, as the filter of the list counts. */
const FEW = 5

export interface StockCellProps {
  readonly vendorId: string
  readonly item: VendorItem
  readonly isReadOnly: boolean
  readonly link: string
}

/** An item's stock, changed where it stands; of what is kept by batch, the way to its batches. */
export function StockCell({ vendorId, item, isReadOnly, link }: StockCellProps) {
  const { t } = useTranslation('vendor-products')
  const { day } = useFormats()
  const save = useSaveValue(vendorId, item, 'stock')
  const tone = item.stock !== null && item.stock <= FEW ? 'text-danger-ink' : 'text-ink-muted'
  const shown = (
    <span className={`text-sm font-medium ${tone}`}>
      {item.stock === null ? t('stock.uncounted') : t('stock.left', { count: item.stock })}
    </span>
  )
  if (item.expires_on !== null)
    return (
      <AppLink to={link} className="inline-flex min-h-8 items-center gap-1 text-sm">
        {shown}
        <span className="text-ink-muted">{t('stock.until', { day: day(item.expires_on) })}</span>
      </AppLink>
    )
  return (
    <InPlace
      label={t('stock.of', { name: item.name })}
      value={item.stock === null ? '' : String(item.stock)}
      inputMode="numeric"
      isReadOnly={isReadOnly}
      onSave={save}
    >
      {shown}
    </InPlace>
  )
}
