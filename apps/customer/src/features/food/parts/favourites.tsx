import { useFavourites } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { FavouriteVendor } from '../../../shared/vendor/favourite-vendor.tsx'

/** The favourite restaurants of the signed-in customer. */
export function Favourites() {
  const { t } = useTranslation('food')
  const { data: saved = [] } = useFavourites()
  const favourites = saved.filter(({ kind }) => kind === 'food')
  if (favourites.length === 0) return null
  return (
    <Section title={t('favourites')}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:px-0">
        {favourites.map((vendor) => (
          <FavouriteVendor key={vendor.id} vendor={vendor} />
        ))}
      </ul>
    </Section>
  )
}
