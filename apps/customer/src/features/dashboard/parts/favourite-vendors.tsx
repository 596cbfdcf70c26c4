import { useFavourites } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { FavouriteVendor } from '../../../shared/vendor/favourite-vendor.tsx'

/** The vendors of every trade that the customer saved, or how to save one; the rest is on a page of its own. */
export function FavouriteVendors() {
  const { t } = useTranslation('dashboard')
  const { data, isLoading } = useFavourites()
  if (isLoading) return null
  return (
    <div id="favourites" className="scroll-mt-20">
      <Section
        title={t('favourites')}
        action={
          <AppLink
            to={pathTo('favourites')}
            className="inline-flex min-h-touch items-center font-semibold text-action-ink"
          >
            {t('allFavourites')}
          </AppLink>
        }
      >
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
