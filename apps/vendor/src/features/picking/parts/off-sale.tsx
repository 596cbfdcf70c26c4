import { groceryKeys } from '@angadi/data/grocery/keys.ts'
import type { PickingLine } from '@angadi/data/grocery/picking.ts'
import { useSwitchItem } from '@angadi/data/vendor-products/availability.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Select } from '@angadi/ui/select/select.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { SOLD_OUT_FOR, soldOutUntil } from '../../../shared/sold-out/sold-out-until.ts'

/** The choices beside how long it stays off sale: as it is, and on sale. */
const NOW = 'now'
const ON_SALE = 'on'

export interface OffSaleProps {
  readonly orderId: string
  readonly vendorId: string
  readonly line: PickingLine
}

/** What is missing is off sale: says until when, and lets the picker choose another time. */
export function OffSale({ orderId, vendorId, line }: OffSaleProps) {
  const { t } = useTranslation(['picking', 'vendor'])
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSwitchItem(vendorId)
  const { item_id: itemId, is_available: isAvailable, sold_out_until: until } = line
  if (itemId === null || (isAvailable !== false && !until)) return null
  const change = (choice: string) => {
    const duration = SOLD_OUT_FOR.find((one) => one === choice)
    const back = duration ? soldOutUntil(duration, Date.now()) : undefined
    mutate(
      { itemId, available: duration === undefined, ...(back ? { until: new Date(back).toISOString() } : {}) },
      {
        onError: (error) => notify.problem(errorText(error), { id: `off-sale-${itemId}` }),
        onSettled: () => queryClient.invalidateQueries({ queryKey: groceryKeys.pickingOf(orderId) }),
      },
    )
  }
  return (
    <Select
      label={t('offSale.label')}
      value={NOW}
      disabled={!isOnline || isPending}
      onChange={(event) => {
        if (event.currentTarget.value !== NOW) change(event.currentTarget.value)
      }}
      options={[
        { value: NOW, label: until ? t('offSale.until', { at: dateTime(until) }) : t('offSale.ever') },
        ...SOLD_OUT_FOR.map((duration) => ({ value: duration, label: t(`vendor:dish.for.${duration}`) })),
        { value: ON_SALE, label: t('offSale.on') },
      ]}
    />
  )
}
