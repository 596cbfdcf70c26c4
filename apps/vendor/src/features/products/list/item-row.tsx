import { pictureUrl } from '@angadi/data/client/config.ts'
import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { variantText } from '@angadi/domain/products/variant.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { ShoppingBasket, UtensilsCrossed } from 'lucide-react'
import { useItemSwitch } from '../../../shared/sold-out/use-item-switch.ts'
import { isOffered, itemState } from '../item-state.ts'
import { useItemLabels } from '../use-item-labels.ts'
import { PriceCell } from './price-cell.tsx'
import { rowGrid } from './row-grid.ts'
import { StockCell } from './stock-cell.tsx'

export interface ItemRowProps {
  readonly vendorId: string
  readonly sells: Sells
  readonly item: VendorItem
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  readonly link: string
  /** Undefined while nothing is being chosen. */
  readonly isChosen: boolean | undefined
  readonly onChoose: () => void
  readonly isReadOnly: boolean
  /** Whether the item before is of another section. */
  readonly startsSection: boolean
}

/** One item: name, price, stock and switch on a phone; with section, MRP and diet or unit where there is room. */
export function ItemRow({
  vendorId,
  sells,
  item,
  now,
  link,
  isChosen,
  onChoose,
  isReadOnly,
  startsSection,
}: ItemRowProps) {
  const { t } = useTranslation(['vendor-products', 'vendor'])
  const go = useNavigateTo()
  const switchItem = useItemSwitch(vendorId)
  const labelOf = useItemLabels()
  const isOn = isOffered(itemState(item, now))
  const details = [item.variant ? variantText(item.variant) : '', item.brand].filter(Boolean)
  return (
    <>
      {startsSection ? (
        <p className="border-b border-line bg-surface-sunken px-4 text-xs leading-6 font-semibold text-ink-muted lg:hidden">
          {item.section}
        </p>
      ) : null}
      <div
        className={`${rowGrid} flex min-h-18 items-center gap-3 border-b border-line px-4 py-0.5 lg:min-h-14 lg:py-1`}
      >
        {isChosen === undefined ? (
          <Picture
            src={pictureUrl(item.picture)}
            alt=""
            ratio="square"
            rounded="md"
            fit={sells === 'dishes' ? 'cover' : 'contain'}
            fallback={sells === 'dishes' ? <UtensilsCrossed aria-hidden /> : <ShoppingBasket aria-hidden />}
            className="w-12 max-[22.5rem]:hidden lg:w-10"
          />
        ) : (
          <label className="grid size-touch shrink-0 place-items-center">
            <span className="sr-only">{t('choose', { name: item.name })}</span>
            <input type="checkbox" checked={isChosen} onChange={onChoose} className="size-6 accent-action" />
          </label>
        )}
        <div className="min-w-0 flex-1 lg:flex lg:items-center lg:gap-2">
          <AppLink
            to={link}
            className="flex min-h-8 min-w-0 items-center gap-1.5 font-medium text-ink hover:text-action-ink lg:min-h-touch"
          >
            {sells === 'dishes' && item.diet ? (
              <VegMark diet={item.diet} label={t(`vendor:diet.${item.diet}`)} />
            ) : null}
            <span
              className={`line-clamp-1 min-w-0 leading-snug break-words lg:line-clamp-2 ${isOn ? '' : 'text-ink-muted'}`}
            >
              {item.name}
            </span>
          </AppLink>
          <div className="flex flex-wrap items-center gap-x-2 text-sm lg:hidden">
            <PriceCell vendorId={vendorId} item={item} isReadOnly={isReadOnly} />
            {item.unit ? <span className="whitespace-nowrap text-ink-muted">{item.unit}</span> : null}
            <StockCell vendorId={vendorId} item={item} now={now} isReadOnly={isReadOnly} link={link} />
          </div>
          {details.length > 0 ? (
            <span className="min-w-0 truncate text-sm text-ink-muted max-lg:hidden">
              {details.join(' · ')}
            </span>
          ) : null}
        </div>
        <span className="min-w-0 truncate text-sm text-ink-muted max-lg:hidden">{item.section}</span>
        <span className="text-right max-lg:hidden">
          <PriceCell vendorId={vendorId} item={item} isReadOnly={isReadOnly} />
        </span>
        <span className="text-right text-sm text-ink-muted tabular-nums max-lg:hidden">
          {item.mrp_paise === null ? t('none') : <Price paise={item.mrp_paise} />}
        </span>
        <span className="text-right max-lg:hidden">
          <StockCell vendorId={vendorId} item={item} now={now} isReadOnly={isReadOnly} link={link} />
        </span>
        <span className="min-w-0 truncate text-sm text-ink-muted max-lg:hidden">
          {sells === 'dishes' ? (item.diet ? t(`vendor:diet.${item.diet}`) : '') : item.unit}
        </span>
        <div className="shrink-0 lg:justify-self-end">
          <Switch
            label={<span className="sr-only">{t('vendor:dish.switch', { dish: item.name })}</span>}
            checked={isOn}
            disabled={isReadOnly}
            title={labelOf(item, now)}
            onChange={(event) => {
              const available = event.currentTarget.checked
              // What is out of stock needs a new count, so the item opens instead.
              if (available && item.stock === 0) go(link)
              else switchItem(item, available)
            }}
          />
        </div>
      </div>
    </>
  )
}
