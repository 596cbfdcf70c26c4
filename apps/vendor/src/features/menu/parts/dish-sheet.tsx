import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { dishState, isOffered, nextMorning } from '../dish-state.ts'
import { useDishLabels } from '../use-dish-labels.ts'
import { useSwitchDish } from '../use-switch-dish.ts'
import { DishOptions } from './dish-options.tsx'
import { DishStock } from './dish-stock.tsx'

const HOUR_MS = 60 * 60_000

export interface DishSheetProps {
  readonly dish: MenuItem
  readonly vendorId: string
  /** In milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

/** One dish in full: its price, until when it is sold out, how many are left, and its choices. */
export default function DishSheet({ dish, vendorId, now, onClose }: DishSheetProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const wordsOf = useDishLabels()
  const switchDish = useSwitchDish(vendorId)
  const isOn = isOffered(dishState(dish, now))
  const breaks = [
    { key: 'hour', label: t('dish.forHour'), until: now + HOUR_MS },
    { key: 'morning', label: t('dish.forToday'), until: nextMorning(now) },
  ] as const
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={dish.name}
      {...(dish.description ? { description: dish.description } : {})}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-6">
        <p className="flex items-center gap-3">
          <VegMark diet={dish.diet} label={t(`diet.${dish.diet}`)} />
          <Price
            paise={dish.price_paise}
            size="lg"
            mrp={
              dish.mrp_paise === null ? undefined : { paise: dish.mrp_paise, label: t('menu.regularPrice') }
            }
          />
          {dish.unit ? <span className="text-ink-muted">{dish.unit}</span> : null}
        </p>
        {dish.stock_left === 0 ? (
          <p className="font-medium text-danger-ink">{t('dish.noneLeftText')}</p>
        ) : (
          <Switch
            label={<span className="text-lg font-semibold">{t('dish.orderable')}</span>}
            hint={wordsOf(dish, now)}
            checked={isOn}
            onChange={(event) => switchDish(dish, event.currentTarget.checked)}
          />
        )}
        {isOn ? (
          <fieldset>
            <legend className="mb-2 text-sm font-medium">{t('dish.soldOutFor')}</legend>
            <div className="grid grid-cols-2 gap-2">
              {breaks.map(({ key, label, until }) => (
                <Button key={key} variant="secondary" onClick={() => switchDish(dish, false, until)}>
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
        ) : null}
        <DishStock dish={dish} vendorId={vendorId} />
        <DishOptions dish={dish} vendorId={vendorId} />
      </div>
    </DialogSheet>
  )
}
