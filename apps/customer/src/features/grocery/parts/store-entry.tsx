import { pictureUrl } from '@angadi/data/client/config.ts'
import type { NearbyStore } from '@angadi/data/grocery/stores-near.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Store, Zap } from 'lucide-react'
import { useArrivalFact } from '../../../shared/vendor/use-arrival-label.tsx'
import { useFeeLabel } from '../../../shared/vendor/use-fee-label.ts'
import { useOfferLabel } from '../../../shared/vendor/use-offer-label.ts'
import { useShortOpeningLabels } from '../../../shared/vendor/use-opening-labels.ts'
import { VendorEntry } from '../../../shared/vendor/vendor-entry.tsx'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'
import { ProductCards } from './product-cards.tsx'

export interface StoreEntryProps {
  readonly store: NearbyStore
  /** Loads its pictures at once: for the first of the page. */
  readonly eager?: boolean
}

/** A store in a list: the row that every vendor has, with a row of what it sells. */
export function StoreEntry({ store, eager = false }: StoreEntryProps) {
  const { t } = useTranslation('grocery')
  const { distance } = useFormats()
  const opens = useShortOpeningLabels()
  const arrival = useArrivalFact()
  const feeLabel = useFeeLabel()
  const offerLabel = useOfferLabel()
  return (
    <div className="flex flex-col gap-3">
      <VendorEntry
        layout="row"
        name={store.name}
        picture={pictureUrl(store.picture)}
        fallback={<Store aria-hidden />}
        eager={eager}
        render={<AppLink to={pathTo('groceryStoreSlug', { slug: store.slug })} />}
        rating={<VendorRating rated={store} />}
        mark={
          store.is_express && store.is_open ? (
            <Badge tone="success" icon={<Zap aria-hidden />}>
              {t('express')}
            </Badge>
          ) : null
        }
        facts={[...(store.is_open ? [arrival(store)] : []), distance(store.distance_m)]}
        about={store.departments.map((one) => t(`department.${one}`)).join(', ')}
        costs={[feeLabel(store.delivery_fee_paise, store.surcharges)]}
        offer={store.offer ? offerLabel(store.offer) : undefined}
        closed={store.is_open ? undefined : opens(store.opens_at)}
      />
      {store.picks.length > 0 ? (
        <ProductCards
          rail
          products={store.picks}
          store={store}
          label={t('picksOf', { store: store.name })}
          eager={eager}
        />
      ) : null}
    </div>
  )
}
