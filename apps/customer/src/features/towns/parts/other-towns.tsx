import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { TownPicture } from '../../../shared/drawings/town-picture.tsx'

/** The other towns, the nearest first; of a state its own towns, and then those beyond. */
export function OtherTowns({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  // A region that has no path in the manifest has no page.
  const towns = town.regions.filter(({ slug }) => matchRoute(`/${slug}`)?.route.name === slug)
  const own = towns.filter((one) => one.is_within)
  const others = towns.filter((one) => !one.is_within)
  return (
    <>
      {own.length > 0 ? (
        <Section title={t('within', { town: town.name })}>
          <Towns towns={own} />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section title={t('others')}>
          <Towns towns={others} />
        </Section>
      ) : null}
    </>
  )
}

function Towns({ towns }: { readonly towns: RegionPage['regions'] }) {
  const { t } = useTranslation('towns')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3 gap-y-5 md:grid-cols-3 md:gap-x-6 lg:grid-cols-5">
      {towns.map(({ slug, name, vendors }) => (
        <li key={slug} className="relative flex flex-col gap-1.5">
          <TownPicture slug={slug} />
          <div className="px-1">
            <h3 className="leading-snug font-semibold">
              <StretchedLink render={<AppLink to={`/${slug}`} />}>{name}</StretchedLink>
            </h3>
            <p className="text-sm text-ink-muted">
              {vendors === 0 ? t('noVendors') : t('vendors', { count: vendors })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
