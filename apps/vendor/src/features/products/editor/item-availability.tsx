import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { SOLD_OUT_FOR, soldOutUntil } from '../../../shared/sold-out/sold-out-until.ts'
import { useItemSwitch } from '../../../shared/sold-out/use-item-switch.ts'
import { isOffered, itemState } from '../item-state.ts'
import { useItemLabels } from '../use-item-labels.ts'

export interface ItemAvailabilityProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
  /** The current time, in milliseconds since 1970. */
  readonly now: number
}

/** Whether an item can be ordered: switched on, off for good, for an hour or until tomorrow. */
export function ItemAvailability({ item, vendorId, now }: ItemAvailabilityProps) {
  const { t } = useTranslation('vendor')
  const labelOf = useItemLabels()
  const switchItem = useItemSwitch(vendorId)
  const isOn = isOffered(itemState(item, now))
  if (item.stock === 0) return <p className="font-medium text-danger-ink">{t('dish.noneLeftText')}</p>
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={<span className="text-lg font-semibold">{t('dish.orderable')}</span>}
        hint={labelOf(item, now)}
        checked={isOn}
        onChange={(event) => switchItem(item, event.currentTarget.checked)}
      />
      {isOn ? (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{t('dish.soldOutFor')}</legend>
          <div className="grid grid-cols-2 gap-2 *:last:col-span-2">
            {SOLD_OUT_FOR.map((duration) => (
              <Button
                key={duration}
                variant="secondary"
                onClick={() => switchItem(item, false, soldOutUntil(duration, now))}
              >
                {t(`dish.for.${duration}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  )
}
