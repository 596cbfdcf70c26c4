import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { saveFile } from '@angadi/shell/csv/save-file.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { tradeOf } from '../../../shared/trade/trade-of.ts'
import { allItems, csvOf } from './export-file.ts'

/** Saves all items of a vendor as a file, which the same screen imports again. */
export function useExport(vendor: MyVendor): () => void {
  const { t } = useTranslation('vendor-products')
  const errorText = useErrorText()
  return () => {
    notify.info(t('file.exporting'), { id: 'export' })
    allItems(vendor.id)
      .then(async (items) => {
        saveFile(`${vendor.slug}.csv`, await csvOf(tradeOf(vendor.kind).sells, items))
        notify.success(t('file.exported', { count: items.length }), { id: 'export' })
      })
      .catch((error: unknown) => notify.problem(errorText(error), { id: 'export' }))
  }
}
