import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ItemCard } from '@angadi/data/home/item-card.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { ReactNode } from 'react'
import { sellsDishes } from '../trade/facts-of.ts'
import { itemPath } from '../vendor/vendor-path.ts'
import { CardAdd } from './card-add.tsx'
import { useUnitPrice } from './use-unit-price.ts'

export interface DiscoveredItemProps {
  readonly item: ItemCard
  /** The level of its name: below a section's title, or below the page's. */
  readonly heading?: 'h2' | 'h3' | undefined
  /** Below the facts, such as why it is suggested. */
  readonly note?: ReactNode
}

/** An item with its picture, price, vendor and the button that adds it. */
export function DiscoveredItem({ item, heading: Heading = 'h3', note }: DiscoveredItemProps) {
  const { t } = useTranslation(['food', 'home'])
  const { number } = useFormats()
  const unitPrice = useUnitPrice()
  const isDish = sellsDishes(item.kind)
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-lg">
      <div className="relative">
        <Picture src={pictureUrl(item.picture)} alt="" ratio="square" className="w-full" />
        {item.is_open ? null : (
          <p className="absolute inset-x-0 bottom-0 rounded-b-lg bg-picture-shade px-2 py-1 text-sm font-semibold text-on-picture">
            {t('closed')}
          </p>
        )}
        <div className="absolute right-2 bottom-2 [&_button]:min-w-19 [&_button]:px-3 [&_fieldset]:min-w-0 [&_fieldset_button]:min-w-0 [&_fieldset_button]:px-0">
          <CardAdd item={item} choosePath={itemPath(item)} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-semibold">
            <Price
              paise={item.price_paise}
              mrp={
                item.mrp_paise === null ? undefined : { paise: item.mrp_paise, label: t('menu.regularPrice') }
              }
            />
          </span>
        </p>
        <Heading className="flex min-w-0 items-start gap-1.5 font-medium">
          {item.diet === null ? null : (
            <span className="mt-1 shrink-0">
              <VegMark diet={item.diet} label={t(`diet.${item.diet}`)} />
            </span>
          )}
          <span className="line-clamp-2">
            <StretchedLink render={<AppLink to={itemPath(item)} />}>{item.name}</StretchedLink>
          </span>
        </Heading>
        <p className="line-clamp-1 text-sm text-ink-muted">
          {isDish
            ? item.vendor_name
            : [item.unit, item.unit_price ? unitPrice(item.unit_price) : undefined]
                .filter(Boolean)
                .join(' · ')}
        </p>
        {item.minutes === null || !isDish ? null : (
          <p className="text-sm text-ink-muted tabular-nums">
            {t('home:minutes', { minutes: number(item.minutes) })}
          </p>
        )}
        {note}
      </div>
    </article>
  )
}
