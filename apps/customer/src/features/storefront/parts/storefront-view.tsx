import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Storefront } from '@angadi/data/public-pages/storefront.ts'
import { structuredVendor } from '@angadi/domain/public-pages/structured-vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { usePageHead } from '@angadi/shell/head/page-head.ts'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { PageSkeleton } from '../../../shared/listing/page-skeleton.tsx'
import { Reviews } from '../../../shared/reviews/reviews.tsx'
import { sellsDishes } from '../../../shared/trade/facts-of.ts'
import { useOffersSettled } from '../../../shared/vendor/use-offers-settled.ts'
import { VendorOffers } from '../../../shared/vendor/vendor-offers.tsx'
import { publicVendorPath } from '../../../shared/vendor/vendor-path.ts'
import { StorefrontFacts } from './storefront-facts.tsx'
import { StorefrontHead } from './storefront-head.tsx'
import { StorefrontItemCard } from './storefront-item-card.tsx'
import { StorefrontProducts } from './storefront-products.tsx'

/** A vendor's page: of a restaurant what people order and the way to its menu, of a shop its shelves. */
export function StorefrontView({ vendor }: { readonly vendor: Storefront }) {
  const { t } = useTranslation(['storefront', 'common'])
  const areOffersSettled = useOffersSettled(vendor.id)
  const path = publicVendorPath(vendor.kind, vendor.slug)
  usePageHead({
    title: t('head.title', { vendor: vendor.name, area: vendor.area || vendor.region.name }),
    description:
      vendor.tagline ??
      t('head.description', { vendor: vendor.name, area: vendor.area, town: vendor.region.name }),
    canonical: path,
    picture: pictureUrl(vendor.picture),
    structured: structuredVendor(vendor, `${location.origin}${path}`, pictureUrl(vendor.picture)),
  })
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <div>
        <StorefrontHead vendor={vendor} />
        <VendorOffers vendorId={vendor.id} />
      </div>
      {areOffersSettled ? null : <PageSkeleton label={t('common:loading')} />}
      <div className={areOffersSettled ? 'contents' : 'hidden'}>
        {sellsDishes(vendor.kind) ? (
          <>
            <LinkButton render={<AppLink to={path} />} className="self-start max-md:w-full">
              {t('menu')}
            </LinkButton>
            {vendor.favourites.length > 0 ? (
              <Section title={t('favourites')}>
                <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6">
                  {vendor.favourites.map((item) => (
                    <li key={item.id}>
                      <StorefrontItemCard item={item} vendor={vendor} />
                    </li>
                  ))}
                </ul>
              </Section>
            ) : null}
          </>
        ) : (
          <StorefrontProducts vendor={vendor} />
        )}
        <StorefrontFacts vendor={vendor} />
        {vendor.rating === null ? null : (
          <Section title={t('reviews')}>
            <div className="max-w-reading">
              <Reviews subjectId={vendor.id} />
            </div>
          </Section>
        )}
      </div>
    </div>
  )
}
