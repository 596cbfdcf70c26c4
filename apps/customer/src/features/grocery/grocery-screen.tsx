import { useGroceriesBought } from '@angadi/data/grocery/bought.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { LocatedPage } from '../../shared/location/located-page.tsx'
import { SubscriptionsEntry } from '../../shared/subscription/subscriptions-entry.tsx'
import { useGroceryFilter } from './grocery-filter.ts'
import { BuyAgain } from './parts/buy-again.tsx'
import { CategoryPictures } from './parts/category-pictures.tsx'
import { DepartmentChips } from './parts/department-chips.tsx'
import { FoundProducts } from './parts/found-products.tsx'
import { StoreList, type StoreListProps } from './parts/store-list.tsx'
import { StoresSkeleton } from './parts/stores-skeleton.tsx'

/** Fewer letters find too much. */
const FEWEST_LETTERS = 2

/** The stores that deliver groceries to the chosen location, by department and category, with a search (Spec §2 Grocery). */
export default function GroceryScreen() {
  const { t } = useTranslation('grocery')
  const { filter, change } = useGroceryFilter()
  const [text, setText] = useSearchText(filter.query, (query) => change({ query }))
  return (
    <LocatedPage
      title={t('title')}
      search={{ label: t('search'), clearLabel: t('clear'), value: text, onChange: setText }}
      skeleton={<StoresSkeleton label={t('loading')} />}
      noLocation={{ title: t('noPlace.title'), text: t('noPlace.text'), choose: t('noPlace.choose') }}
    >
      {(location) =>
        filter.query.trim().length >= FEWEST_LETTERS ? (
          <FoundProducts location={location} query={filter.query} onClear={() => setText('')} />
        ) : (
          <div className="flex flex-col gap-6">
            <DepartmentChips value={filter.department} onChange={(department) => change({ department })} />
            <CategoryPictures
              department={filter.department}
              value={filter.category}
              onChange={(category) => change({ category })}
            />
            <Shelf
              location={location}
              filter={filter}
              onClear={() => change({ department: undefined, category: undefined })}
            />
          </div>
        )
      }
    </LocatedPage>
  )
}

/** What was bought before, then the stores: shown together, so that nothing moves when the one comes after the other. */
function Shelf(props: StoreListProps) {
  const { t } = useTranslation('grocery')
  const { data: bought = [], isLoading } = useGroceriesBought(props.location)
  const isWhole = props.filter.department === undefined && props.filter.category === undefined
  if (isLoading) return <StoresSkeleton label={t('loading')} />
  return (
    <>
      {isWhole ? <BuyAgain products={bought} /> : null}
      <SubscriptionsEntry />
      <StoreList {...props} />
    </>
  )
}
