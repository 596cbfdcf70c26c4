import { pictureUrl } from '@angadi/data/client/config.ts'
import type { FavouriteItem } from '@angadi/data/favourites/favourite-items.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { ItemHeart } from '../../../shared/favourites/item-heart.tsx'
import { CardAdd } from '../../../shared/item/card-add.tsx'
import { itemFallback } from '../../../shared/trade/picture-fallback.tsx'
import { itemPath } from '../../../shared/vendor/vendor-path.ts'

/** A saved item: its price now, why it cannot be had if it cannot, and the way into the cart. */
export function FavouriteItemRow({ favourite }: { readonly favourite: FavouriteItem }) {
  const { t } = useTranslation(['favourites', 'food'])
  const { money } = useFormats()
  const { item, saved_paise: saved } = favourite
  const saving = saved === null ? 0 : saved - item.price_paise
  return (
    <article className="flex gap-4">
      <Picture
        src={pictureUrl(item.picture)}
        alt=""
        ratio="square"
        rounded="md"
        fallback={itemFallback(item.kind)}
        className="w-24 max-w-1/4 self-start"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-1">
          <h2 className="flex min-w-0 flex-1 items-start gap-1.5 pt-1.5 text-base leading-snug font-semibold">
            {item.diet === null ? null : (
              <span className="mt-0.5 shrink-0">
                <VegMark diet={item.diet} label={t(`food:diet.${item.diet}`)} />
              </span>
            )}
            {item.unavailable === 'vendor_gone' ? (
              <span className="line-clamp-2">{item.name}</span>
            ) : (
              <AppLink to={itemPath(item)} className="line-clamp-2 hover:underline">
                {item.name}
              </AppLink>
            )}
          </h2>
          <ItemHeart itemId={item.id} name={item.name} className="-mr-2" />
        </div>
        <p className="truncate text-sm text-ink-muted">
          {[item.unit, item.vendor_name].filter(Boolean).join(' · ')}
        </p>
        <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="min-w-0">
            <Price
              size="md"
              paise={item.price_paise}
              mrp={item.mrp_paise === null ? undefined : { paise: item.mrp_paise, label: t('mrp') }}
            />
            {saving > 0 ? (
              <p className="text-sm font-medium text-success-ink">
                {t('cheaper', { saving: money(saving) })}
              </p>
            ) : null}
          </div>
          {item.unavailable === null ? (
            <CardAdd item={item} choosePath={itemPath(item)} />
          ) : (
            <p className="text-sm font-semibold text-ink-muted">{t(`unavailable.${item.unavailable}`)}</p>
          )}
        </div>
      </div>
    </article>
  )
}
