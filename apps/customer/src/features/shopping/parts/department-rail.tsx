import { pictureUrl } from '@angadi/data/client/config.ts'
import { useDepartments } from '@angadi/data/shopping/products.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShoppingBag } from 'lucide-react'

import { pictureFit } from '../picture-fit.ts'

export interface DepartmentRailProps {
  /** The slug of the department that is shown; empty for all. */
  readonly chosen: string
  readonly onChoose: (slug: string) => void
}

const RAIL =
  '-mx-4 flex min-w-0 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0'

/** The departments with a picture of what they have; choosing one again shows everything. */
export function DepartmentRail({ chosen, onChoose }: DepartmentRailProps) {
  const { t } = useTranslation(['shopping', 'common'])
  const { data, isPending } = useDepartments()
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className={RAIL}>
          {[1, 2, 3, 4, 5].map((key) => (
            <Skeleton key={key} shape="box" className="h-28 w-20 shrink-0" />
          ))}
        </div>
      </SkeletonGroup>
    )
  const departments = data?.filter(({ products, slug }) => products > 0 || slug === chosen) ?? []
  if (departments.length === 0) return null
  return (
    <fieldset className={RAIL}>
      <legend className="sr-only">{t('departments')}</legend>
      {departments.map(({ slug, name, picture }) => (
        <button
          key={slug}
          type="button"
          aria-pressed={slug === chosen}
          onClick={() => onChoose(slug === chosen ? '' : slug)}
          className="group flex w-20 shrink-0 flex-col items-center gap-1.5 rounded-lg text-center md:w-24"
        >
          <Picture
            src={pictureUrl(picture)}
            alt=""
            ratio="square"
            fit={pictureFit(picture)}
            eager
            fallback={<ShoppingBag aria-hidden />}
            className="w-full border-2 border-transparent transition-colors group-aria-pressed:border-action"
          />
          <span className="text-sm leading-snug font-medium wrap-anywhere group-aria-pressed:font-semibold group-aria-pressed:text-action-ink">
            {name}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
