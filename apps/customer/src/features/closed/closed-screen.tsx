import { useCategoryPage } from '@angadi/data/public-pages/category-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useRouteLabels } from '@angadi/shell/use-route-labels.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { categoryDrawing, type Drawing } from '../../shared/drawings/category-drawings.ts'
import { CategoryLinks } from '../../shared/drawings/category-links.tsx'
import { CategoryPicture } from '../../shared/drawings/category-picture.tsx'
import { ServiceWishCard } from '../../shared/service-wish/service-wish-card.tsx'
import { categoryOfRoute } from './category-of-route.ts'

/**
 * A route whose trade is not open: what will come, its drawing, and the wish to be told when it opens, as on the page of
 * its category (docs/decisions/0083).
 */
export default function ClosedScreen() {
  const { t } = useTranslation(['shell', 'common', 'categories'])
  const { pathname } = useLocation()
  const name = matchRoute(pathname)?.route.name ?? 'notFound'
  const labels = useRouteLabels(name)
  const slug = categoryOfRoute(name)
  return (
    <>
      <AppBar
        title={
          <p aria-hidden className="truncate text-lg font-bold">
            {labels.title}
          </p>
        }
        back={{ label: t('categories:all'), render: <AppLink to={pathTo('categories')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        <div className="flex flex-col gap-8">
          {slug === undefined ? (
            <Head labels={labels} drawing={undefined} />
          ) : (
            <OfCategory key={slug} slug={slug}>
              <Head labels={labels} drawing={categoryDrawing(slug)} />
            </OfCategory>
          )}
          <LinkButton
            variant={slug === undefined ? 'primary' : 'quiet'}
            render={<AppLink to={pathTo('home')} />}
            className="self-start max-md:w-full"
          >
            {t('toHome')}
          </LinkButton>
        </div>
      </Page>
    </>
  )
}

interface HeadProps {
  readonly labels: { readonly title: string; readonly what: string }
  readonly drawing: Drawing | undefined
}

function Head({ labels, drawing }: HeadProps) {
  const { t } = useTranslation('shell')
  return (
    <header className="flex items-center gap-4 md:gap-8">
      <CategoryPicture drawing={drawing} className="size-24 rounded-lg md:size-40" />
      <div className="min-w-0">
        <p className="font-semibold text-accent-ink">{t('notOpenYet')}</p>
        <h1 className="text-3xl font-bold text-balance">{labels.title}</h1>
        <p className="mt-1 text-ink-muted md:text-lg">{labels.what}</p>
      </div>
    </header>
  )
}

/** What is known of the category, which may be slow to come or not at all: the wish can be left without it. */
function OfCategory({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  const { t } = useTranslation('categories')
  const { data: category } = useCategoryPage(slug)
  return (
    <>
      {children}
      <ServiceWishCard slug={slug} wishes={category?.wishes ?? null} />
      {category?.intro ? (
        <Section title={t('whatComes')}>
          <p className="max-w-reading md:text-lg">{category.intro}</p>
        </Section>
      ) : null}
      {category && category.related.length > 0 ? (
        <Section title={t('meanwhile')}>
          <CategoryLinks categories={category.related} />
        </Section>
      ) : null}
    </>
  )
}
