import { pictureUrl } from '@angadi/data/client/config.ts'
import type { CategoryLink } from '@angadi/data/public-pages/category-list.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { categoryDrawing } from './category-drawings.ts'
import { CategoryPicture } from './category-picture.tsx'

/** Categories as picture tiles, three beside each other on a phone: a drawing of each trade, a picture of each aisle. */
export function CategoryLinks({ categories }: { readonly categories: readonly CategoryLink[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-x-3 gap-y-5 sm:grid-cols-4 md:gap-x-6 lg:grid-cols-6">
      {categories.map(({ slug, name, picture }) => {
        const drawing = categoryDrawing(slug)
        return (
          <li key={slug} className="relative flex flex-col gap-1.5 rounded-lg text-center">
            {drawing === undefined && picture !== null ? (
              <Picture
                src={pictureUrl(picture)}
                alt=""
                ratio="square"
                fit="contain"
                rounded="lg"
                className="w-full"
              />
            ) : (
              <CategoryPicture drawing={drawing} className="aspect-square w-full rounded-lg" />
            )}
            <h3 className="text-sm leading-snug font-medium">
              <StretchedLink render={<AppLink to={pathTo('categoryCategoryName', { categoryName: slug })} />}>
                {name}
              </StretchedLink>
            </h3>
          </li>
        )
      })}
    </ul>
  )
}
