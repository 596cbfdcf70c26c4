import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { tradeOf } from '../../../shared/trade/trade-of.ts'
import { newFields } from '../item-fields.ts'
import { CategorySelect } from './category-select.tsx'
import { ItemFieldsForm } from './item-fields-form.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { useItemForm } from './use-item-form.ts'

export interface NewItemSheetProps {
  readonly vendor: MyVendor
  /** The section that the list shows. */
  readonly section: string | undefined
  readonly onClose: () => void
}

/** A new item; once it is saved, it opens for its photo and stock. */
export default function NewItemSheet({ vendor, section, onClose }: NewItemSheetProps) {
  const { t } = useTranslation(['vendor-products', 'common'])
  const isOnline = useOnline()
  const go = useNavigateTo()
  const { linkTo } = useRecordSheet('item')
  const { sells, aislesOf } = tradeOf(vendor.kind)
  const { data: catalogue } = useVendorCatalogue(vendor.id)
  const [first] = useState(() => ({
    fields: newFields(section ?? catalogue?.sections[0]?.name ?? '', sells),
    groups: [],
  }))
  const form = useItemForm({
    vendorId: vendor.id,
    sells,
    first: first.fields,
    firstGroups: first.groups,
    firstCategory: '',
    onSaved: (itemId) => {
      notify.success(t('added', { name: form.draft.name }))
      const [path = '', query = ''] = linkTo(itemId).split('?')
      const params = new URLSearchParams(query)
      params.delete('sheet')
      go(`${path}?${params.toString()}`, { replace: true })
    },
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('newItem')}
      description={t('newItemText')}
      closeLabel={t('common:close')}
      desktop="drawer"
      size="lg"
      footer={
        <Button
          wide
          busy={form.isBusy}
          unavailableReason={isOnline ? undefined : t('offline')}
          onClick={form.save}
        >
          {t('saveItem')}
        </Button>
      }
    >
      <div className="flex flex-col gap-7">
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
      </div>
    </DialogSheet>
  )
}
