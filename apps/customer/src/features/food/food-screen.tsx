import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { MapPin } from 'lucide-react'
import { LocationChip } from '../../shared/location/location-chip.tsx'
import { useIsLocating } from '../../shared/location/use-is-locating.ts'
import { RestaurantCardsSkeleton } from '../../shared/vendor/restaurant-cards-skeleton.tsx'
import { narrows, useFoodFilter } from './food-filter.ts'
import { DishResults } from './parts/dish-results.tsx'
import { Favourites } from './parts/favourites.tsx'
import { FilterBar } from './parts/filter-bar.tsx'
import { RestaurantList } from './parts/restaurant-list.tsx'

/** The restaurants that deliver to the chosen location, with search and filters (Spec §1 Food). */
export default function FoodScreen() {
  const { t } = useTranslation(['food', 'location'])
  const location = useDeliveryLocation((state) => state.location)
  const locationSheet = useSheet('location')
  const isFinding = useIsLocating()
  const { filter, change, clear } = useFoodFilter()
  const [text, setText] = useSearchText(filter.query, (query) => change({ query, cuisine: '' }))
  const city = location ? townNear(location)?.city : undefined
  return (
    <>
      <AppBar
        title={
          <>
            <h1 className="sr-only">{t('title')}</h1>
            <LocationChip
              location={location?.name ?? t('location:chip.none')}
              note={location ? (city === location.name ? t('title') : city) : t('location:chip.noneNote')}
              actionLabel={t('location:chip.change')}
              isSentence={!location}
              onClick={locationSheet.open}
              busy={isFinding}
            />
          </>
        }
        actions={<PhoneActions />}
      >
        {location ? (
          <SearchField
            label={t('search')}
            clearLabel={t('clear')}
            value={text}
            onChange={setText}
            className="md:max-w-reading"
          />
        ) : null}
      </AppBar>
      <Page aboveNav>
        {location ? (
          <div className="flex flex-col gap-6">
            <FilterBar location={location} filter={filter} onChange={change} />
            {narrows(filter) ? null : <Favourites />}
            <RestaurantList location={location} filter={filter} onClear={clear} />
            <DishResults location={location} filter={filter} />
          </div>
        ) : isFinding ? (
          <RestaurantCardsSkeleton label={t('loading')} count={8} />
        ) : (
          <EmptyState
            picture={<MapPin aria-hidden />}
            title={t('noPlace.title')}
            action={<Button onClick={locationSheet.open}>{t('noPlace.choose')}</Button>}
          >
            {t('noPlace.text')}
          </EmptyState>
        )}
      </Page>
    </>
  )
}
