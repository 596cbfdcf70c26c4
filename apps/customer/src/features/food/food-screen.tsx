import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { LocatedPage } from '../../shared/location/located-page.tsx'
import { VendorListSkeleton } from '../../shared/vendor/vendor-list-skeleton.tsx'
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
      skeleton={<VendorListSkeleton label={t('loading')} count={8} />}
      noLocation={{ title: t('noPlace.title'), text: t('noPlace.text'), choose: t('noPlace.choose') }}
    >
      {(location) => (
        <div className="-mt-1 flex flex-col gap-6 md:-mt-5">
          <div className="flex flex-col gap-1.5 md:gap-2">
            <FilterBar location={location} filter={filter} onChange={change} />
            <RestaurantList location={location} filter={filter} onClear={clear} />
          </div>
          {narrows(filter) ? null : <Favourites />}
          <DishResults location={location} filter={filter} />
        </div>
      )}
    </LocatedPage>
  )
}
