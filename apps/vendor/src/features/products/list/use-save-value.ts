import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import { useSaveItem } from '@angadi/data/vendor-products/save-item.ts'
import { type ItemInput, readDraft } from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/**
 * Saves one value of an item that is edited in the list.
 *
 * @returns saves the text, and answers what is wrong with it; a save that fails later puts the old value back and says
 * so in a message that offers to try again
 */
export function useSaveValue(vendorId: string, item: VendorItem, field: 'price' | 'stock') {
  const { t } = useTranslation(['vendor', 'errors', 'common'])
  const errorText = useErrorText()
  const { mutateAsync } = useSaveItem(vendorId)
  const send = (change: ItemInput): Promise<void> =>
    mutateAsync({ item: { ...change, id: item.id }, key: `save:${crypto.randomUUID()}` }).then(
      () => undefined,
      (error: unknown) =>
        notify.problem(t('dish.failed', { dish: item.name }), {
          id: item.id,
          description: errorText(error),
          action: { label: t('common:retry'), onClick: () => void send(change) },
        }),
    )
  return async (text: string): Promise<string | undefined> => {
    const { item: change, problems } = readDraft({ [field]: text }, 'goods', false)
    const isAboveMrp = item.mrp_paise !== null && (change?.price_paise ?? 0) > item.mrp_paise
    const problem = problems?.[field] ?? (isAboveMrp ? 'item_mrp_below_price' : undefined)
    if (problem || !change) return t(`errors:${problem ?? 'item_invalid'}`)
    await send(change)
    return undefined
  }
}
