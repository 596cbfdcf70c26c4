import { pictureUrl } from '@angadi/data/client/config.ts'
import { type FoundDish, useDishes } from '@angadi/data/vendors/dishes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Place } from '@angadi/location/place-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { FoodFilter } from '../food-filter.ts'

export interface DishResultsProps {
  readonly place: Place
  readonly filter: FoodFilter
}

/** Dishes of that name around here; each leads to its place on its restaurant's menu. */
export function DishResults({ place, filter }: DishResultsProps) {
  const { t } = useTranslation(['food', 'common'])
  const errorText = useErrorText()
  const { data, error, isLoading, isFetching, isPlaceholderData, refetch } = useDishes(filter.words, place)
  if (filter.words === '') return null
  if (isLoading)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="grid gap-4 md:grid-cols-2">
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="box" className="h-24" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (error && !data)
    return (
      <ErrorState
        title={t('failedDishes')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    )
  const dishes = (data ?? []).filter(
    (dish) => (!filter.vegOnly || dish.diet === 'veg') && (!filter.openOnly || dish.is_open),
  )
  return (
    <Section title={t('dishes')}>
      {dishes.length === 0 ? (
        <p role="status" className="text-ink-muted">
          {t('noDishNamed', { words: filter.words })}
        </p>
      ) : (
        <ul
          className={`grid gap-x-6 transition-opacity md:grid-cols-2 lg:grid-cols-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {dishes.map((dish) => (
            <li key={dish.item_id} className="border-b border-line">
              <DishResult dish={dish} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function DishResult({ dish }: { readonly dish: FoundDish }) {
  const { t } = useTranslation('food')
  const { distance } = useFormats()
  return (
    <article className="group relative flex items-center gap-3 py-3">
      <Picture
        src={pictureUrl(dish.picture)}
        alt=""
        ratio="square"
        rounded="md"
        className={`w-20 ${dish.is_open ? '' : 'grayscale'}`}
      />
      <div className="min-w-0 flex-1">
        <h3 className="flex items-center gap-1.5 font-semibold group-hover:underline">
          <VegMark diet={dish.diet} label={t(`diet.${dish.diet}`)} />
          <span className="line-clamp-1">
            <StretchedLink
              render={
                <AppLink to={pathTo('restaurantsId', { id: dish.vendor_slug }, { dish: dish.item_id })} />
              }
            >
              {dish.item_name}
            </StretchedLink>
          </span>
        </h3>
        <p className="line-clamp-1 text-sm text-ink-muted">
          {t('dishFrom', { vendor: dish.vendor_name, distance: distance(dish.distance_m) })}
        </p>
        <p className="flex items-center gap-2">
          <span className="font-semibold">
            <Price paise={dish.price_paise} />
          </span>
          {dish.is_open ? null : <span className="text-sm text-ink-muted">{t('closedNote')}</span>}
        </p>
      </div>
    </article>
  )
}
