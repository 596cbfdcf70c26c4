import { pictureUrl } from '@angadi/data/client/config.ts'
import { useFavourites } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'

/** The favourite restaurants of the signed-in customer. */
export function Favourites() {
  const { t } = useTranslation('food')
  const { data: favourites = [] } = useFavourites()
  if (favourites.length === 0) return null
  return (
    <Section title={t('favourites')}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:px-0">
        {favourites.map(({ id, slug, name, area, picture }) => (
          <li
            key={id}
            className="relative flex w-64 shrink-0 snap-start items-center gap-3 rounded-lg border border-line bg-surface-raised p-2.5 transition-colors hover:bg-surface-sunken"
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
      </ul>
    </Section>
  )
}
