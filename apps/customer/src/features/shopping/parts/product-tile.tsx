import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ListedProduct } from '@angadi/data/shopping/products.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { percentOff } from '@angadi/domain/shopping/facets.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ShoppingBag } from 'lucide-react'
import { CardAdd } from '../../../shared/item/card-add.tsx'
import { pictureFit } from '../picture-fit.ts'
import { WishButton } from './wish-button.tsx'

export interface ProductTileProps {
  readonly product: ListedProduct
  readonly eager?: boolean | undefined
}

/** A product in a list: picture with "Add", price, name, rating, day of arrival, and how many variants and sellers it has. */
export function ProductTile({ product, eager }: ProductTileProps) {
  const { t } = useTranslation('shopping')
  const { day, number } = useFormats()
  const {
    id,
    item_id,
    name,
    brand,
    picture,
    price_paise,
    mrp_paise,
    offers,
    variants,
    in_stock,
    arrives_to,
  } = product
  const off = percentOff(price_paise, mrp_paise)
  const notes = [
    ...(variants > 1 ? [t('tile.variants', { count: variants })] : []),
    ...(offers > 1 ? [t('tile.sellers', { count: offers })] : []),
  ]
  const path = pathTo('shoppingProductProductId', { productId: id })
  return (
    <article className="group relative flex flex-col gap-2 rounded-lg">
      <div className="relative">
        <Picture
          src={pictureUrl(picture)}
          alt=""
          ratio="square"
          fit={pictureFit(picture)}
          eager={eager}
          fallback={<ShoppingBag aria-hidden />}
          className="w-full"
        />
        {in_stock ? null : (
          <p className="absolute inset-x-0 bottom-0 rounded-b-lg bg-picture-shade px-3 py-1.5 text-sm font-semibold text-on-picture">
            {t('soldOut')}
          </p>
        )}
        <div className="absolute top-1 right-1 z-raised">
          <WishButton itemId={item_id} productId={id} name={name} />
        </div>
        <div className="absolute inset-x-2 bottom-2 z-raised flex justify-end [&_button]:min-w-19 [&_button]:px-3 [&_fieldset]:min-w-0 [&_fieldset_button]:min-w-0 [&_fieldset_button]:px-0">
          <CardAdd
            item={{
              ...product,
              id: item_id,
              original_name: name,
              diet: null,
              has_options: variants > 1,
              is_open: in_stock,
            }}
            choosePath={path}
            left={product.stock_left}
          />
        </div>
      </div>
      <div className="flex flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Price
            size="md"
            paise={price_paise}
            mrp={mrp_paise === null ? undefined : { paise: mrp_paise, label: t('mrp') }}
          />
          {off > 0 ? <Badge tone="success">{t('off', { percent: off })}</Badge> : null}
        </p>
        <h3 className="line-clamp-2 font-medium">
          <StretchedLink render={<AppLink to={path} />}>{name}</StretchedLink>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          {brand && !name.startsWith(brand) ? <span className="truncate">{brand}</span> : null}
          {!isRatingTold(product) ? (
            <Badge tone="accent">{t('tile.new')}</Badge>
          ) : (
            <RatingBadge
              rating={product.rating}
              count={number(product.ratings_count)}
              label={t('tile.rated', { rating: number(product.rating), count: product.ratings_count })}
            />
          )}
        </p>
        {arrives_to === null || !in_stock ? null : (
          <p className="text-sm tabular-nums">{t('tile.by', { day: day(arrives_to) })}</p>
        )}
        {notes.length > 0 ? <p className="text-sm text-ink-muted">{notes.join(' · ')}</p> : null}
      </div>
    </article>
  )
}
