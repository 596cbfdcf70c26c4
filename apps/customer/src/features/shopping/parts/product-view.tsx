import type { Product } from '@angadi/data/shopping/product.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { percentOff } from '@angadi/domain/shopping/facets.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { RatingBadge } from '@angadi/ui/rating-badge/rating-badge.tsx'
import { useRememberSeen } from '../../../shared/recents/recently-seen.ts'
import { RatingButton } from '../../../shared/reviews/rating-button.tsx'
import { Reviews } from '../../../shared/reviews/reviews.tsx'
import { useChosenOffer } from '../use-chosen-offer.ts'
import { Arrival, ArrivalLine } from './arrival.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { Questions } from './questions.tsx'
import { SellerList } from './seller-list.tsx'
import { Similar } from './similar.tsx'
import { VariantPicker } from './variant-picker.tsx'
import { WishButton } from './wish-button.tsx'

export interface ProductViewProps {
  readonly product: Product
  /** When it came from the server, in milliseconds since 1970. */
  readonly since: number
  /** An item of the product that was asked for, or the product itself. */
  readonly itemId: string
}

/** A product: pictures, price, variants, arrival, sellers, facts, questions. */
export function ProductView({ product, since, itemId }: ProductViewProps) {
  const { t } = useTranslation('shopping')
  const { number } = useFormats()
  const { offer, sellers, variant, axes, answer, chooseSeller } = useChosenOffer(product, itemId)
  useRememberSeen({
    path: pathTo('shoppingProductProductId', { productId: product.id }),
    name: product.name,
    picture: offer?.picture ?? product.gallery[0] ?? null,
  })
  if (!offer) return null
  const off = percentOff(offer.price_paise, offer.mrp_paise)
  const pictures = [
    ...new Set([...(offer.picture ? [offer.picture] : []), ...offer.gallery, ...product.gallery]),
  ]
  return (
    <Page>
      <SavedNote since={since} />
      <div className="grid grid-cols-1 items-start gap-4 max-md:pb-36 md:grid-cols-2 md:gap-10">
        <div className="relative min-w-0 max-md:-mx-4 max-md:-mt-5 md:sticky md:top-24">
          <Gallery key={pictures.join()} name={product.name} pictures={pictures} />
          <div className="absolute top-3 right-3">
            <WishButton itemId={offer.item_id} productId={product.id} name={product.name} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-1.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Price
                size="xl"
                paise={offer.price_paise}
                mrp={offer.mrp_paise === null ? undefined : { paise: offer.mrp_paise, label: t('mrp') }}
              />
              {off > 0 ? <Badge tone="success">{t('off', { percent: off })}</Badge> : null}
              <span className="text-sm text-ink-muted">{t('product.inclTax')}</span>
            </p>
            <h2 className="text-xl font-semibold">{product.name}</h2>
            {offer.orderable && offer.stock_left !== null ? (
              <p className="text-sm font-medium text-warning-ink">
                {t('product.left', { count: offer.stock_left })}
              </p>
            ) : null}
            <ArrivalLine offer={offer} />
          </div>
          <VariantPicker axes={axes} chosen={variant} onAnswer={answer} sizeGuide={product.size_guide} />
          <Arrival offer={offer} />
          <BuyBar product={product} offer={offer} />
          {offer.orderable ? null : <Similar product={product} isInstead />}
          <SellerList sellers={sellers} chosen={offer.seller.id} onChoose={chooseSeller} />
          <ProductFacts product={product} offer={offer} />
          <Questions productId={product.id} />
          <Section title={t('reviews.product')}>
            <Reviews subjectId={product.id} />
            {!isRatingTold(offer.seller) ? null : (
              <p className="mt-4 flex flex-wrap items-center gap-x-3">
                {t('reviews.title', { seller: offer.seller.name })}
                <RatingButton name={offer.seller.name} subjectId={offer.seller.id}>
                  <RatingBadge
                    rating={offer.seller.rating}
                    count={number(offer.seller.ratings_count)}
                    label={t('sellers.rated', {
                      rating: offer.seller.rating,
                      count: offer.seller.ratings_count,
                    })}
                  />
                </RatingButton>
              </p>
            )}
          </Section>
          {offer.orderable ? <Similar product={product} isInstead={false} /> : null}
        </div>
      </div>
    </Page>
  )
}
