import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { LocatedPage } from '../../shared/location/located-page.tsx'
import { RestaurantCardsSkeleton } from '../../shared/vendor/restaurant-cards-skeleton.tsx'
import { narrows, useFoodFilter } from './food-filter.ts'
import { DishResults } from './parts/dish-results.tsx'
import { Favourites } from './parts/favourites.tsx'
import { FilterBar } from './parts/filter-bar.tsx'
import { RestaurantList } from './parts/restaurant-list.tsx'

/** The restaurants that deliver to the chosen location, with search and filters (Spec §1 Food). */
export default function FoodScreen() {
  const { t } = useTranslation('food')
  const { filter, change, clear } = useFoodFilter()
  const [text, setText] = useSearchText(filter.query, (query) => change({ query, cuisine: '' }))
  return (
    <LocatedPage
      title={t('title')}
      search={{ label: t('search'), clearLabel: t('clear'), value: text, onChange: setText }}
      skeleton={<RestaurantCardsSkeleton label={t('loading')} count={8} />}
      noLocation={{ title: t('noPlace.title'), text: t('noPlace.text'), choose: t('noPlace.choose') }}
    >
      {(location) => (
        <div className="flex flex-col gap-6">
          <FilterBar location={location} filter={filter} onChange={change} />
          {narrows(filter) ? null : <Favourites />}
          <RestaurantList location={location} filter={filter} onClear={clear} />
          <DishResults location={location} filter={filter} />
        </div>
      )}
    </LocatedPage>
  )
}
