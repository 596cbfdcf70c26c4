import type { BookableVendor } from '@angadi/data/bookings/bookable-vendors.ts'
import { pictureUrl } from '@angadi/data/client/config.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Scissors } from 'lucide-react'
import { VendorEntry } from '../../../shared/vendor/vendor-entry.tsx'
import { VendorRating } from '../../../shared/vendor/vendor-rating.tsx'
import { useNextFree } from '../use-next-free.ts'

/** A salon of a list: when it is free next, what it costs, how far it is. */
export function SalonEntry({ salon, eager }: { readonly salon: BookableVendor; readonly eager: boolean }) {
  const { t } = useTranslation('beauty')
  const { money, distance } = useFormats()
  const nextFree = useNextFree()
  return (
    <VendorEntry
      name={salon.name}
      picture={pictureUrl(salon.picture)}
      fallback={<Scissors aria-hidden />}
      eager={eager}
      render={<AppLink to={pathTo('salonSalonId', { salonId: salon.slug })} />}
      rating={<VendorRating rated={salon} />}
      facts={[t('from', { price: money(salon.from_paise) }), distance(salon.distance_m), salon.area]}
      about={salon.services.join(' · ')}
      costs={[nextFree(salon.next_free_at)]}
    />
  )
}
