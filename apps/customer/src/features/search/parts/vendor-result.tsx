import { pictureUrl } from '@angadi/data/client/config.ts'
import type { VendorHit } from '@angadi/data/discovery/search-market.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { vendorFallback } from '../../../shared/trade/picture-fallback.tsx'
import { VendorEntry } from '../../../shared/vendor/vendor-entry.tsx'
import { vendorPath } from '../../../shared/vendor/vendor-path.ts'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'
import { useVendorFacts } from './use-vendor-facts.ts'

/** A vendor that was found: rating, when it would arrive, how far it is, and what it was found by. */
export function VendorResult({ hit }: { readonly hit: VendorHit }) {
  const { t } = useTranslation(['search', 'food'])
  const { facts, opens } = useVendorFacts(hit)
  return (
    <div className="py-3">
      <VendorEntry
        layout="row"
        heading="h2"
        name={hit.title}
        picture={pictureUrl(hit.picture)}
        fallback={vendorFallback(hit.vendor_kind)}
        render={<AppLink to={vendorPath(hit.vendor_kind, hit.vendor_slug)} />}
        rating={<VendorRating rated={hit} />}
        mark={hit.pure_veg ? <VegMark diet="veg" label={t('food:pureVeg')} /> : null}
        facts={facts}
        about={[t(`vendorKind.${hit.vendor_kind}`), hit.cuisine_names.slice(0, 3).join(', ')]
          .filter(Boolean)
          .join(' · ')}
        costs={[hit.note, hit.matched ? t('matches', { word: hit.matched }) : ''].filter((one) => one !== '')}
        closed={hit.is_open ? undefined : opens}
      />
    </div>
  )
}
