import type { ListedCategory } from '@angadi/data/public-pages/category-list.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { categoryDrawing } from '../../../shared/drawings/category-drawings.ts'
import { CategoryPicture } from '../../../shared/drawings/category-picture.tsx'

/** How many aisles or departments a card names. */
const SHOWN_CHILDREN = 6

/** A main category with what it is, who sells it, and the ways to its aisles or departments. */
export function CategoryCard({ category }: { readonly category: ListedCategory }) {
  const { t } = useTranslation('categories')
  const { slug, name, intro, vendors, children } = category
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4 transition-colors hover:bg-surface-sunken">
      <div className="flex items-start gap-3">
        <CategoryPicture drawing={categoryDrawing(slug)} className="size-18 rounded-md" />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug font-semibold">
            <StretchedLink render={<AppLink to={pathTo('categoryCategoryName', { categoryName: slug })} />}>
              {name}
            </StretchedLink>
          </h3>
          {vendors ? <p className="text-sm font-medium">{t('vendors', { count: vendors })}</p> : null}
          <p className="text-sm text-ink-muted">{intro}</p>
        </div>
      </div>
      {children.length === 0 ? null : (
        <ul className="relative z-raised -mx-1 flex flex-wrap">
          {children.slice(0, SHOWN_CHILDREN).map((child) => (
            <li key={child.slug}>
              <AppLink
                to={pathTo('categoryCategoryName', { categoryName: child.slug })}
                className="flex min-h-touch items-center rounded-md px-2 text-sm font-medium text-action-ink hover:bg-action-soft"
              >
                {child.name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
