import { pictureUrl } from '@angadi/data/client/config.ts'
import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { isOffered, itemState } from '../item-state.ts'
import { useItemLabels } from '../use-item-labels.ts'

export interface ItemRowProps {
  readonly item: MenuItem
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  readonly link: string
  readonly onSwitch: (available: boolean) => void
}

/** One item in a list: name, price, state and switch. */
export function ItemRow({ item, now, link, onSwitch }: ItemRowProps) {
  const { t } = useTranslation('vendor')
  const wordsOf = useItemLabels()
  const state = itemState(item, now)
  const isOn = isOffered(state)
  return (
    <li className="relative flex items-center gap-3 border-b border-line py-3 last:border-0">
      <Picture
        src={pictureUrl(item.picture)}
        alt=""
        ratio="square"
        rounded="md"
        className={`w-14 max-[22.5rem]:hidden ${isOn ? '' : 'opacity-60 grayscale'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-start gap-2">
          {item.diet === null ? null : (
            <span className="mt-0.75 flex">
              <VegMark diet={item.diet} label={t(`diet.${item.diet}`)} />
            </span>
          )}
          <span className={`min-w-0 font-medium ${isOn ? '' : 'text-ink-muted'}`}>
            <StretchedLink render={<AppLink to={link} />}>{item.name}</StretchedLink>
          </span>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm">
          <Price
            paise={item.price_paise}
            mrp={
              item.mrp_paise === null ? undefined : { paise: item.mrp_paise, label: t('menu.regularPrice') }
            }
          />
          <span className={isOn ? 'text-ink-muted' : 'font-medium text-danger-ink'}>
            {wordsOf(item, now)}
          </span>
        </p>
      </div>
      <div className="relative z-raised">
        <Switch
          label={<span className="sr-only">{t('dish.switch', { dish: item.name })}</span>}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </div>
    </li>
  )
}
