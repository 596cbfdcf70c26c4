import { pictureUrl } from '@angadi/data/client/config.ts'
import type { SavedVendor } from '@angadi/data/favourites/favourite-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { VendorHeart } from '../../../shared/favourites/vendor-heart.tsx'
import { vendorFallback } from '../../../shared/trade/picture-fallback.tsx'
import { useShortOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'
import { VendorEntry } from '../../../shared/vendor/vendor-entry.tsx'
import { vendorPath } from '../../../shared/vendor/vendor-path.ts'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'

/** A saved vendor: whether it is open, and the way to what it sells. */
export function FavouriteVendorRow({ vendor }: { readonly vendor: SavedVendor['vendor'] }) {
  const { t } = useTranslation(['favourites', 'food', 'storefront'])
  const opens = useShortOpeningLabels()
  return (
    <VendorEntry
      layout="row"
      heading="h2"
      name={vendor.name}
      picture={pictureUrl(vendor.picture)}
      fallback={vendorFallback(vendor.kind)}
      render={vendor.is_active ? <AppLink to={vendorPath(vendor.kind, vendor.slug)} /> : undefined}
      rating={vendor.is_active ? <VendorRating rated={vendor} /> : undefined}
      facts={
        !vendor.is_active
          ? [t('unavailable.vendor_gone')]
          : vendor.is_open
            ? [<span className="font-medium text-success-ink">{t('storefront:openNow')}</span>]
            : []
      }
      about={vendor.area}
      closed={vendor.is_open || !vendor.is_active ? undefined : opens(vendor.opens_at)}
      action={<VendorHeart vendor={vendor} isGone={!vendor.is_active} />}
    />
  )
}
