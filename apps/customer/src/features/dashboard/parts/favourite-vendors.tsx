import { pictureUrl } from '@angadi/data/client/config.ts'
import { useFavourites } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'

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
            {data.map(({ id, slug, name, area, picture }) => (
              <li
                key={id}
                className="relative flex w-64 shrink-0 snap-start items-center gap-3 rounded-lg border border-line bg-surface-raised p-2.5 hover:bg-surface-sunken"
              >
                <Picture src={pictureUrl(picture)} alt="" ratio="square" rounded="md" className="w-14" />
                <div className="min-w-0">
                  <h3 className="truncate font-semibold">
                    <StretchedLink render={<AppLink to={pathTo('restaurantsId', { id: slug })} />}>
                      {name}
                    </StretchedLink>
                  </h3>
                  <p className="truncate text-sm text-ink-muted">{area}</p>
                </div>
              </li>
            ))}
          </Rail>
        ) : (
          <p className="text-ink-muted">{t('favouritesNone')}</p>
        )}
      </Section>
    </div>
  )
}
