import { type FoundDish, useDishes } from '@angadi/data/vendors/dishes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import type { FoodFilter } from '../food-filter.ts'
import { FoundRow } from './found-row.tsx'

export interface DishResultsProps {
  readonly location: DeliveryLocation
  readonly filter: FoodFilter
}

/** Dishes found nearby by name; each links to its entry on the restaurant's menu. */
export function DishResults({ location, filter }: DishResultsProps) {
  const { t } = useTranslation(['food', 'common'])
  const { data, error, isLoading, isFetching, isPlaceholderData, refetch } = useDishes(filter.query, location)
  if (filter.query === '') return null
  if (isLoading)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="box" className="h-24" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (error && !data)
    return <LoadFailed title={t('failedDishes')} error={error} busy={isFetching} onRetry={refetch} />
  const dishes = (data ?? []).filter(
    (dish) => (!filter.vegOnly || dish.diet === 'veg') && (!filter.openOnly || dish.is_open),
  )
  return (
    <Section title={t('dishes')}>
      {dishes.length === 0 ? (
        <p role="status" className="text-ink-muted">
          {t('noDishNamed', { query: filter.query })}
        </p>
      ) : (
        <ul
          className={`grid grid-cols-1 gap-x-6 transition-opacity md:grid-cols-2 lg:grid-cols-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
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
    <FoundRow
      picture={dish.picture}
      name={dish.item_name}
      render={<AppLink to={pathTo('restaurantsId', { id: dish.vendor_slug }, { dish: dish.item_id })} />}
      mark={dish.diet === null ? null : <VegMark diet={dish.diet} label={t(`diet.${dish.diet}`)} />}
      line={t('dishFrom', { vendor: dish.vendor_name, distance: distance(dish.distance_m) })}
      facts={
        <>
          <span className="text-base font-semibold text-ink">
            <Price paise={dish.price_paise} />
          </span>
          {dish.is_open ? null : t('closedNote')}
        </>
      }
    />
  )
}
