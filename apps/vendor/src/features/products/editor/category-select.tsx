import { type ItemAisles, useItemCategories } from '@angadi/data/vendor-products/catalogue.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Select } from '@angadi/ui/select/select.tsx'

export interface CategorySelectProps {
  /** Whose categories: groceries and shopping have their own. */
  readonly kind: ItemAisles
  readonly value: string
  readonly onChange: (categoryId: string) => void
}

/** The category that customers filter by, which also decides the tax unless the vendor says otherwise. */
export function CategorySelect({ kind, value, onChange }: CategorySelectProps) {
  const { t } = useTranslation('vendor-products')
  const { data: categories = [] } = useItemCategories(kind)
  return (
    <Select
      label={t('field.category')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        { value: '', label: t('field.noCategory') },
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
