import { pictureUrl } from '@angadi/data/client/config.ts'
import type { CategoryPage } from '@angadi/data/public-pages/category-page.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { openCategoryPath } from '@angadi/routes/category-routes.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { usePageHead } from '@angadi/shell/head/page-head.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { PackageOpen } from 'lucide-react'
import { categoryDrawing } from '../../../shared/drawings/category-drawings.ts'
import { CategoryLinks } from '../../../shared/drawings/category-links.tsx'
import { CategoryPicture } from '../../../shared/drawings/category-picture.tsx'
import { ItemCard } from '../../../shared/listing/item-card.tsx'
import { ItemRail } from '../../../shared/listing/item-rail.tsx'
import { ListedVendorCard } from '../../../shared/listing/listed-vendor-card.tsx'
import { ServiceWishCard } from '../../../shared/service-wish/service-wish-card.tsx'
import { VendorList } from '../../../shared/vendor/vendor-list.tsx'
import { CategoryTowns } from './category-towns.tsx'

/** Under so many items a row looks lost; they are then shown among those of the vendors alone. */
const FEWEST_IN_RAIL = 3
/** Of how many related categories items are shown; the others are links. */
const MOST_RAILS = 1

/** Everything that the page of a category shows. */
export function CategoryView({ category }: { readonly category: CategoryPage }) {
  const { t } = useTranslation('categories')
  usePageHead({
    title: t('head.title', { category: category.name }),
    description: category.intro ?? t('head.description', { category: category.name }),
    canonical: pathTo('categoryCategoryName', { categoryName: category.slug }),
    picture: pictureUrl(category.picture),
  })
  const isAisle = category.parent !== null
  const isBookable = isAisle || category.is_open || openCategoryPath(category.slug) !== undefined
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <Head category={category} />
      {isBookable ? null : <ServiceWishCard slug={category.slug} wishes={category.wishes} />}
      {category.children.length > 0 ? (
        <Section title={t('inside')}>
          <CategoryLinks categories={category.children} />
        </Section>
      ) : null}
      {isBookable ? <Shelf category={category} /> : null}
      {category.vendors.length > 0 ? (
        <Section title={t('vendorsHere')}>
          <VendorList>
            {category.vendors.map((vendor) => (
              <ListedVendorCard key={vendor.id} vendor={vendor} />
            ))}
          </VendorList>
        </Section>
      ) : null}
      {isBookable ? <CategoryTowns towns={category.towns} /> : null}
      {category.related
        .filter(({ items }) => items.length >= FEWEST_IN_RAIL)
        .slice(0, MOST_RAILS)
        .map(({ slug, name, items }) => (
          <Section key={slug} title={t('more', { category: name })}>
            <ItemRail items={items} />
          </Section>
        ))}
      <Neighbours category={category} isBookable={isBookable} />
    </div>
  )
}

function Head({ category }: { readonly category: CategoryPage }) {
  const { t, i18n } = useTranslation('categories')
  const { slug, name, intro, kind, parent } = category
  const path = openCategoryPath(parent?.slug ?? slug)
  const isSaid = (trade: string): trade is keyof Resources['categories']['go'] =>
    i18n.exists(`categories:go.${trade}`)
  const drawing = categoryDrawing(slug)
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-3">
          <h1 className="text-3xl font-bold text-balance md:text-4xl">{name}</h1>
          {intro === null ? null : <p className="max-w-reading text-ink-muted md:text-lg">{intro}</p>}
        </div>
        {drawing ? (
          <CategoryPicture drawing={drawing} className="size-24 rounded-lg max-[22rem]:hidden md:size-40" />
        ) : null}
      </div>
      {path === undefined ? null : (
        <LinkButton render={<AppLink to={path} />} className="self-start max-md:w-full">
          {t(`go.${kind && isSaid(kind) ? kind : 'other'}`)}
        </LinkButton>
      )}
    </header>
  )
}

/** What is sold in the category; an aisle says so where it is empty. */
function Shelf({ category: { items, parent } }: { readonly category: CategoryPage }) {
  const { t } = useTranslation('categories')
  if (items.length === 0 && parent === null) return null
  if (items.length === 0)
    return (
      <EmptyState picture={<PackageOpen aria-hidden />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <Section title={t('popular')}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-6">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface NeighboursProps {
  readonly category: CategoryPage
  readonly isBookable: boolean
}

/** The aisles beside an aisle, and the categories that go with a trade or help until it opens. */
function Neighbours({ category, isBookable }: NeighboursProps) {
  const { t } = useTranslation('categories')
  if (category.parent !== null && category.siblings.length > 0)
    return (
      <Section title={t('more', { category: category.parent.name })}>
        <CategoryLinks categories={category.siblings} />
      </Section>
    )
  if (category.related.length === 0) return null
  return (
    <Section title={isBookable ? t('goesWith') : t('meanwhile')}>
      <CategoryLinks categories={category.related} />
    </Section>
  )
}
