import type { CategoryPage } from '@angadi/data/public-pages/category-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** The towns in which the category has vendors, with how many. */
export function CategoryTowns({ towns }: { readonly towns: CategoryPage['towns'] }) {
  const { t } = useTranslation(['categories', 'towns'])
  // A region that has no path in the manifest has no page.
  const known = towns.filter(({ slug }) => matchRoute(`/${slug}`)?.route.name === slug)
  if (known.length === 0) return null
  return (
    <Section title={t('towns')}>
      <ul className="flex flex-wrap gap-2">
        {known.map(({ slug, name, vendors }) => (
          <li key={slug}>
            <AppLink
              to={`/${slug}`}
              className="flex min-h-touch items-center rounded-full border border-line-strong/50 bg-surface-raised px-4 font-medium transition-colors hover:bg-surface-sunken"
            >
              {t('towns:area', { area: name, count: vendors })}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
