import { useSetItemAvailability } from '@angadi/data/vendor-console/menu.ts'
import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Switches an item on, off for good, or off until a time in milliseconds since 1970; shows why if refused. */
export function useSwitchItem(
  vendorId: string,
): (item: MenuItem, available: boolean, until?: number) => void {
  const { t } = useTranslation('vendor')
  const errorText = useErrorText()
  const { mutateAsync } = useSetItemAvailability(vendorId)
  return (item, available, until) => {
    mutateAsync({
      itemId: item.id,
      available,
      ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
    }).catch((error: unknown) =>
      notify.problem(t('dish.failed', { dish: item.name }), { id: item.id, description: errorText(error) }),
    )
  }
}
