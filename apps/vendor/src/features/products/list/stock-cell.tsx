import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { InPlace } from './in-place.tsx'
import { useSaveValue } from './use-save-value.ts'

/** From this number on an item is not said to run out, as the filter of the list counts. */
const FEW = 5
/** Days before its last one in which a batch is said to expire, as the filter of the list counts. */
const SOON_DAYS = 3

export interface StockCellProps {
  readonly vendorId: string
  readonly item: VendorItem
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  readonly isReadOnly: boolean
  readonly link: string
}

/** An item's stock, changed where it stands; of what is kept by batch, the way to its batches. */
export function StockCell({ vendorId, item, now, isReadOnly, link }: StockCellProps) {
  const { t } = useTranslation('vendor-products')
  const { day } = useFormats()
  const save = useSaveValue(vendorId, item, 'stock')
  const tone = item.stock !== null && item.stock <= FEW ? 'text-danger-ink' : 'text-ink-muted'
  const shown = (
    <span className={`text-sm font-medium whitespace-nowrap ${tone}`}>
      {item.stock === null ? t('stock.uncounted') : t('stock.left', { count: item.stock })}
    </span>
  )
  if (item.expires_on !== null)
    return (
      <AppLink
        to={link}
        className="inline-flex min-h-8 flex-wrap items-center gap-x-1 text-sm lg:flex-col lg:items-end"
      >
        {shown}
        {item.expires_on <= daysAfter(indiaDay(now), SOON_DAYS) ? (
          <span className="whitespace-nowrap text-warning-ink lg:text-xs">
            {t('stock.until', { day: day(item.expires_on) })}
          </span>
        ) : null}
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
