import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { rowGrid } from './row-grid.ts'

export interface ItemHeadProps {
  readonly sells: Sells
  readonly isSelecting: boolean
}

/** The headings of the columns, where there is room for columns; each field in a row has a label of its own. */
export function ItemHead({ sells, isSelecting }: ItemHeadProps) {
  const { t } = useTranslation('vendor-products')
  return (
    <div
      aria-hidden
      className={`${rowGrid} min-h-touch rounded-md bg-surface-sunken px-4 text-sm font-medium text-ink-muted max-lg:hidden`}
    >
      <span className="col-span-1">{isSelecting ? t('select') : ''}</span>
      <span>{t('column.name')}</span>
      <span>{t('column.section')}</span>
      <span className="text-right">{t('column.price')}</span>
      <span className="text-right">{t('column.mrp')}</span>
      <span className="text-right">{t('column.stock')}</span>
      <span>{sells === 'dishes' ? t('column.diet') : t('column.unit')}</span>
      <span className="text-right">{t('column.on')}</span>
    </div>
  )
}
