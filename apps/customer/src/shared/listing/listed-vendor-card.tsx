import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ListedVendor } from '@angadi/data/public-pages/cards.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { vendorFallback } from '../trade/picture-fallback.tsx'
import { useShortOpeningLabels } from '../vendor/use-opening-labels.ts'
import { VendorEntry } from '../vendor/vendor-entry.tsx'
import { publicVendorPath } from '../vendor/vendor-path.ts'
import { VendorRating } from '../vendor/vendor-rating.tsx'

/** A vendor in a list of a public page, which is the same for everybody: without arrival, distance and fee. */
export function ListedVendorCard({ vendor }: { readonly vendor: ListedVendor }) {
  const { t } = useTranslation(['food', 'storefront'])
  const opens = useShortOpeningLabels()
  return (
    <VendorEntry
      name={vendor.name}
      picture={pictureUrl(vendor.picture)}
      fallback={vendorFallback(vendor.kind)}
      render={<AppLink to={publicVendorPath(vendor.kind, vendor.slug)} />}
      rating={<VendorRating rated={vendor} />}
      mark={vendor.pure_veg ? <VegMark diet="veg" label={t('pureVeg')} /> : null}
      facts={
        vendor.is_open
          ? [<span className="font-medium text-success-ink">{t('storefront:openNow')}</span>, vendor.area]
          : [vendor.area]
      }
      about={vendor.cuisine_names.join(', ') || (vendor.tagline ?? '')}
      closed={vendor.is_open ? undefined : opens(vendor.opens_at)}
    />
  )
}
