import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import type { ShoppingFilter } from '../product-filter.ts'
import { FilterPanel } from './filter-panel.tsx'

export interface FilterBarProps {
  readonly filter: ShoppingFilter
  readonly onChange: (part: Partial<ShoppingFilter>) => void
  readonly onClear: () => void
}

/** All filters on a phone; each works at once. */
export default function FilterSheet({
  filter,
  onChange,
  onClear,
  onClose,
}: FilterBarProps & { readonly onClose: () => void }) {
  const { t } = useTranslation(['shopping', 'common'])
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('filter.title')}
      closeLabel={t('common:close')}
      footer={
        <div className="flex gap-2">
          <Button variant="secondary" wide onClick={onClear}>
            {t('filter.clear')}
          </Button>
          <Button wide onClick={onClose}>
            {t('filter.show')}
          </Button>
        </div>
      }
    >
      <FilterPanel filter={filter} onChange={onChange} />
    </DialogSheet>
  )
}
