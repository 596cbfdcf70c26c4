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
import { SubscriptionsEntry } from '../../shared/subscription/subscriptions-entry.tsx'
import { useGroceryFilter } from './grocery-filter.ts'
import { CategoryPictures } from './parts/category-pictures.tsx'
import { DepartmentChips } from './parts/department-chips.tsx'
import { FoundProducts } from './parts/found-products.tsx'
import { StoreList } from './parts/store-list.tsx'
import { StoresSkeleton } from './parts/stores-skeleton.tsx'

/** The stores that deliver groceries to the chosen location, by department and category, with a search (Spec §2 Grocery). */
export default function GroceryScreen() {
  const { t } = useTranslation(['grocery', 'location'])
  const location = useDeliveryLocation((state) => state.location)
  const locationSheet = useSheet('location')
  const isFinding = useIsLocating()
  const { filter, change } = useGroceryFilter()
  const [text, setText] = useSearchText(filter.query, (query) => change({ query }))
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
        {location && filter.query.trim().length >= 2 ? (
          <FoundProducts location={location} query={filter.query} onClear={() => setText('')} />
        ) : location ? (
          <div className="flex flex-col gap-6">
            <DepartmentChips value={filter.department} onChange={(department) => change({ department })} />
            <CategoryPictures
              department={filter.department}
              value={filter.category}
              onChange={(category) => change({ category })}
            />
            <SubscriptionsEntry />
            <StoreList
              location={location}
              filter={filter}
              onClear={() => change({ department: undefined, category: undefined })}
            />
          </div>
        ) : isFinding ? (
          <StoresSkeleton label={t('loading')} />
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
