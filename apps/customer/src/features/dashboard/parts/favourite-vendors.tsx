import { useFavourites } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { FavouriteVendor } from '../../../shared/vendor/favourite-vendor.tsx'

/** The vendors that the customer saved, or how to save one. */
export function FavouriteVendors() {
  const { t } = useTranslation('dashboard')
  const { data, isLoading } = useFavourites()
  if (isLoading) return null
  return (
    <div id="favourites" className="scroll-mt-20">
      <Section title={t('favourites')}>
        {data?.length ? (
          <Rail>
            {data.map((vendor) => (
              <FavouriteVendor key={vendor.id} vendor={vendor} />
            ))}
          </Rail>
        ) : (
          <p className="text-ink-muted">{t('favouritesNone')}</p>
        )}
      </Section>
    </div>
  )
}
