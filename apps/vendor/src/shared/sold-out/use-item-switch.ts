import { useSwitchItem } from '@angadi/data/vendor-products/availability.ts'
import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Switches an item on, off for good, or off until a time in milliseconds since 1970; shows why if refused. */
export function useItemSwitch(
  vendorId: string,
): (item: Pick<VendorItem, 'id' | 'name'>, available: boolean, until?: number) => void {
  const { t } = useTranslation(['vendor', 'common'])
  const errorText = useErrorText()
  const { mutateAsync } = useSwitchItem(vendorId)
  const change = (item: Pick<VendorItem, 'id' | 'name'>, available: boolean, until?: number): void => {
    mutateAsync({
      itemId: item.id,
      available,
      ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
    }).catch((error: unknown) =>
      notify.problem(t('dish.failed', { dish: item.name }), {
        id: item.id,
        description: errorText(error),
        action: { label: t('common:retry'), onClick: () => change(item, available, until) },
      }),
    )
  }
  return change
}
