import { pictureUrl } from '@angadi/data/client/config.ts'
import { useCategoryPictures } from '@angadi/data/grocery/category-pictures.ts'
import {
  CATEGORIES_OF,
  type Department,
  GROCERY_CATEGORIES,
  type GroceryCategory,
} from '@angadi/domain/grocery/departments.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { ShoppingBasket } from 'lucide-react'

export interface CategoryPicturesProps {
  /** Shows the categories of one department; undefined shows all. */
  readonly department: Department | undefined
  readonly value: GroceryCategory | undefined
  readonly onChange: (category: GroceryCategory | undefined) => void
}

/** The categories as pictures: one narrows the list to stores that sell something of it. */
export function CategoryPictures({ department, value, onChange }: CategoryPicturesProps) {
  const { t } = useTranslation('grocery')
  const { data: pictures = {} } = useCategoryPictures()
  const shown = department === undefined ? GROCERY_CATEGORIES : CATEGORIES_OF[department]
  return (
    <fieldset className="-mx-4 grid min-w-0 auto-cols-[5rem] grid-flow-col gap-x-3 gap-y-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:auto-cols-[6.75rem] md:px-0">
      <legend className="sr-only">{t('categories')}</legend>
      {shown.map((category, index) => (
        <button
          key={category}
          type="button"
          aria-pressed={value === category}
          onClick={() => onChange(value === category ? undefined : category)}
          className="group flex min-w-0 flex-col items-center gap-1.5 rounded-lg p-1 text-center text-sm leading-snug font-medium -outline-offset-2 aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action-ink"
        >
          <Picture
            src={pictureUrl(pictures[category])}
            alt=""
            ratio="square"
            eager={index < 5}
            fallback={<ShoppingBasket aria-hidden />}
            className="w-full transition-[scale] group-active:scale-95"
          />
          {t(`category.${category}`)}
        </button>
      ))}
    </fieldset>
  )
}
