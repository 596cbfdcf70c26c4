import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Heart } from 'lucide-react'
import { DepartmentRail } from './parts/department-rail.tsx'
import { FilterBar } from './parts/filter-bar.tsx'
import { FilterPanel } from './parts/filter-panel.tsx'
import { ProductList } from './parts/product-list.tsx'
import { useShoppingFilter } from './product-filter.ts'

/** Everything that shops sell: departments, search, filters and four orders (Spec §2 Shopping). */
export default function ShoppingScreen() {
  const { t } = useTranslation(['shopping', 'common'])
  const { filter, change, clear } = useShoppingFilter()
  const [text, setText] = useSearchText(filter.search, (search) => change({ search }))
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
        actions={
          <>
            <LinkButton
              variant="quiet"
              size="sm"
              icon={<Heart aria-hidden />}
              render={<AppLink to={pathTo('shoppingWishlist')} />}
            >
              <span className="max-sm:sr-only">{t('wishlist.title')}</span>
            </LinkButton>
            <PhoneActions />
          </>
        }
      >
        <SearchField
          label={t('search')}
          clearLabel={t('searchClear')}
          value={text}
          onChange={setText}
          className="md:max-w-reading"
        />
      </AppBar>
      <Page>
        <div className="flex flex-col gap-5">
          <DepartmentRail
            chosen={filter.department}
            onChoose={(department) =>
              change({ department, facets: [], priceFrom: undefined, priceTo: undefined })
            }
          />
          <FilterBar filter={filter} onChange={change} onClear={clear} />
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <aside aria-label={t('filter.title')} className="max-lg:hidden">
              <FilterPanel filter={filter} onChange={change} />
            </aside>
            <ProductList filter={filter} onClear={clear} />
          </div>
        </div>
      </Page>
    </>
  )
}
