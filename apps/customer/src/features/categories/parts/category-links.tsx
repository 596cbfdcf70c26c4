import { pictureUrl } from '@angadi/data/client/config.ts'
import type { CategoryLink } from '@angadi/data/public-pages/category-list.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ChevronRight } from 'lucide-react'

/** Links to categories, with their pictures where they have one. */
export function CategoryLinks({ categories }: { readonly categories: readonly CategoryLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {categories.map(({ slug, name, picture }) => (
        <li
          key={slug}
          className="relative flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-raised p-2.5 transition-colors hover:bg-surface-sunken"
        >
          {picture ? (
            <Picture
              src={pictureUrl(picture)}
              alt=""
              ratio="square"
              fit="contain"
              rounded="md"
              className="w-11"
            />
          ) : null}
          <h3 className="min-w-0 flex-1 pl-1 leading-snug font-medium">
            <StretchedLink render={<AppLink to={pathTo('categoryCategoryName', { categoryName: slug })} />}>
              {name}
            </StretchedLink>
          </h3>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
        </li>
      ))}
    </ul>
  )
}
