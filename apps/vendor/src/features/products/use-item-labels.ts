import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { itemState, type StatedItem } from './item-state.ts'

/** The label for an item's state, such as "Sold out until 5:00 am". */
export function useItemLabels(): (item: StatedItem, now: number) => string {
  const { t } = useTranslation('vendor')
  const { time, dateTime } = useFormats()
  const clock = (text: string | null) => (text === null ? '' : time(clockTime(text)))
  return (item, now) => {
    switch (itemState(item, now)) {
      case 'off':
        return t('dish.off')
      case 'until':
        return t('dish.until', { at: dateTime(item.sold_out_until ?? '') })
      case 'none_left':
        return t('dish.noneLeft')
      case 'other_hours':
        return t('dish.hours', { from: clock(item.available_from), to: clock(item.available_to) })
      case 'on':
        return item.stock === null ? t('dish.on') : t('dish.left', { count: item.stock })
    }
  }
}
