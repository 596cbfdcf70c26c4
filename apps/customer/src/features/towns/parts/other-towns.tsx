import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { MapPin } from 'lucide-react'

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
    <ul className="grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {towns.map(({ slug, name, vendors }) => (
        <li key={slug} className="border-b border-line">
          <ListRow
            lead={<MapPin aria-hidden />}
            title={name}
            note={vendors === 0 ? t('noVendors') : t('vendors', { count: vendors })}
            render={<AppLink to={`/${slug}`} />}
          />
        </li>
      ))}
    </ul>
  )
}
