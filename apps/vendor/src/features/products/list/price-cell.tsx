import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import { rupeesOf } from '@angadi/domain/money.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Price } from '@angadi/ui/price/price.tsx'
import { InPlace } from './in-place.tsx'
import { useSaveValue } from './use-save-value.ts'

export interface PriceCellProps {
  readonly vendorId: string
  readonly item: VendorItem
  readonly isReadOnly: boolean
}

/** An item's price, changed where it stands. */
export function PriceCell({ vendorId, item, isReadOnly }: PriceCellProps) {
  const { t } = useTranslation('vendor-products')
  const save = useSaveValue(vendorId, item, 'price')
  return (
    <InPlace
      label={t('priceOf', { name: item.name })}
      value={rupeesOf(item.price_paise)}
      inputMode="decimal"
      isReadOnly={isReadOnly}
      onSave={save}
    >
      <Price paise={item.price_paise} />
    </InPlace>
  )
}
