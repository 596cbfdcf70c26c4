import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { tradeOf } from '../../../shared/trade/trade-of.ts'
import { fieldsOf } from '../item-fields.ts'
import { ItemGallery } from '../photo/item-gallery.tsx'
import { ItemPhoto } from '../photo/item-photo.tsx'
import { ProductSection } from '../product-page/product-section.tsx'
import { CategorySelect } from './category-select.tsx'
import { ItemAvailability } from './item-availability.tsx'
import { ItemFieldsForm } from './item-fields-form.tsx'
import { ItemNames } from './item-names.tsx'
import { ItemStock } from './item-stock.tsx'
import { groupDrafts } from './option-draft.ts'
import { OptionsEditor } from './options-editor.tsx'
import { RemoveItem } from './remove-item.tsx'
import { useItemForm } from './use-item-form.ts'

export interface OpenItemProps {
  readonly item: VendorItemInFull
  readonly vendor: MyVendor
  readonly onClose: () => void
}

/**
 * One item in full: switch, stock, photo and names are saved at once; what it is and costs together, by the button that
 * stays in sight.
 */
export function OpenItem({ item, vendor, onClose }: OpenItemProps) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const isOnline = useOnline()
  const now = useServerNow(0)
  const { sells, aislesOf, hasProductPages } = tradeOf(vendor.kind)
  const { data: catalogue } = useVendorCatalogue(vendor.id)
  // What the form began with stays, whatever comes in while somebody types.
  const [first] = useState(() => ({ fields: fieldsOf(item), groups: groupDrafts(item.option_groups) }))
  const form = useItemForm({
    vendorId: vendor.id,
    sells,
    first: first.fields,
    firstGroups: first.groups,
    firstCategory: item.category_id ?? '',
    onSaved: () => {
      notify.success(t('saved', { name: form.draft.name }))
      onClose()
    },
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={item.name}
      closeLabel={t('common:close')}
      desktop="drawer"
      size="lg"
      footer={
        <Button
          wide
          busy={form.isBusy}
          disabled={!form.isChanged}
          unavailableReason={isOnline ? undefined : t('offline')}
          onClick={form.save}
        >
          {t('saveItem')}
        </Button>
      }
    >
      <div className="flex flex-col gap-7">
        <ItemAvailability item={item} vendorId={vendor.id} now={now} />
        <ItemStock item={item} vendorId={vendor.id} sells={sells} />
        <ItemFieldsForm
          sells={sells}
          draft={form.draft}
          onChange={form.change}
          problems={form.problems}
          sections={catalogue?.sections ?? []}
        />
        {sells === 'goods' ? (
          <CategorySelect kind={aislesOf} value={form.categoryId} onChange={form.changeCategory} />
        ) : null}
        <OptionsEditor
          sells={sells}
          groups={form.groups}
          onChange={form.changeGroups}
          error={form.optionsError}
        />
        {hasProductPages ? (
          <>
            <ItemGallery item={item} vendorId={vendor.id} />
            <ProductSection item={item} vendorId={vendor.id} />
          </>
        ) : (
          <ItemPhoto item={item} vendorId={vendor.id} />
        )}
        <ItemNames itemId={item.id} vendorId={vendor.id} />
        <RemoveItem item={item} vendorId={vendor.id} onRemoved={onClose} />
      </div>
    </DialogSheet>
  )
}
