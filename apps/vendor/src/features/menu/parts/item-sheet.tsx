import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { isOffered, itemState, nextMorning } from '../item-state.ts'
import { ItemPhoto } from '../photo/item-photo.tsx'
import { useItemLabels } from '../use-item-labels.ts'
import { useSwitchItem } from '../use-switch-item.ts'
import { ItemNames } from './item-names.tsx'
import { ItemOptions } from './item-options.tsx'
import { ItemStock } from './item-stock.tsx'

const HOUR_MS = 60 * 60_000

export interface ItemSheetProps {
  readonly item: MenuItem
  readonly vendorId: string
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

/** One item in full: price, availability, stock and options. */
export default function ItemSheet({ item, vendorId, now, onClose }: ItemSheetProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const wordsOf = useItemLabels()
  const switchItem = useSwitchItem(vendorId)
  const isOn = isOffered(itemState(item, now))
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
      title={item.name}
      {...(item.description ? { description: item.description } : {})}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-6">
        <p className="flex items-center gap-3">
          {item.diet === null ? null : <VegMark diet={item.diet} label={t(`diet.${item.diet}`)} />}
          <Price
            paise={item.price_paise}
            size="lg"
            mrp={
              item.mrp_paise === null ? undefined : { paise: item.mrp_paise, label: t('menu.regularPrice') }
            }
          />
          {item.unit ? <span className="text-ink-muted">{item.unit}</span> : null}
        </p>
        {item.stock_left === 0 ? (
          <p className="font-medium text-danger-ink">{t('dish.noneLeftText')}</p>
        ) : (
          <Switch
            label={<span className="text-lg font-semibold">{t('dish.orderable')}</span>}
            hint={wordsOf(item, now)}
            checked={isOn}
            onChange={(event) => switchItem(item, event.currentTarget.checked)}
          />
        )}
        {isOn ? (
          <fieldset>
            <legend className="mb-2 text-sm font-medium">{t('dish.soldOutFor')}</legend>
            <div className="grid grid-cols-2 gap-2">
              {breaks.map(({ key, label, until }) => (
                <Button key={key} variant="secondary" onClick={() => switchItem(item, false, until)}>
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
        ) : null}
        <ItemStock item={item} vendorId={vendorId} />
        <ItemPhoto item={item} vendorId={vendorId} />
        <ItemNames item={item} vendorId={vendorId} />
        <ItemOptions item={item} vendorId={vendorId} />
      </div>
    </DialogSheet>
  )
}
