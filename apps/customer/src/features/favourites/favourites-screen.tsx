import { useFavouriteItems } from '@angadi/data/favourites/favourite-items.ts'
import { useSavedVendors } from '@angadi/data/favourites/favourite-vendors.ts'
import type { FavouriteItemsOf } from '@angadi/data/favourites/keys.ts'
import { useWishedItems } from '@angadi/data/shopping/wishlist.ts'
import { useFavourites } from '@angadi/data/vendors/favourites.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useSearchParams } from 'react-router-dom'
import { FavouriteItemRow } from './parts/favourite-item-row.tsx'
import { FavouriteList } from './parts/favourite-list.tsx'
import { FavouriteVendorRow } from './parts/favourite-vendor-row.tsx'

/** The lists of the page; the first one is shown without asking. */
const LISTS = ['vendors', 'items', 'products'] as const
/** The query parameter with the list that is shown. */
const LIST_PARAM = 'list'

/** Everything that the customer saved: vendors, dishes and groceries, products (Issue 11, Favourites). */
export default function FavouritesScreen() {
  const { t } = useTranslation(['favourites', 'common'])
  const [params, setParams] = useSearchParams()
  const list = LISTS.find((one) => one === params.get(LIST_PARAM)) ?? LISTS[0]
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('dashboard')} /> }}
        actions={<PhoneActions />}
      />
      <Page>
        <Tabs
          label={t('title')}
          value={list}
          onChange={(next) => setParams({ [LIST_PARAM]: next }, { replace: true, preventScrollReset: true })}
          tabs={[
            { value: 'vendors', label: t('list.vendors'), panel: <Vendors /> },
            { value: 'items', label: t('list.items'), panel: <Items of="items" /> },
            { value: 'products', label: t('list.products'), panel: <Items of="products" /> },
          ]}
        />
      </Page>
    </>
  )
}

function Vendors() {
  const { data, ...query } = useSavedVendors()
  const { data: saved } = useFavourites()
  // What is removed goes at once; it comes back when that failed or is undone. A vendor that has left is in no other list.
  const rows = data?.filter(
    ({ vendor }) => !saved || !vendor.is_active || saved.some(({ id }) => id === vendor.id),
  )
  return (
    <FavouriteList of="vendors" rows={rows} keyOf={({ wish_id }) => wish_id} query={query}>
      {({ vendor }) => <FavouriteVendorRow vendor={vendor} />}
    </FavouriteList>
  )
}

function Items({ of }: { readonly of: FavouriteItemsOf }) {
  const { data, ...query } = useFavouriteItems(of)
  const { data: saved } = useWishedItems()
  const rows = data?.filter(({ item }) => !saved || saved.includes(item.id))
  return (
    <FavouriteList of={of} rows={rows} keyOf={({ wish_id }) => wish_id} query={query}>
      {(favourite) => <FavouriteItemRow favourite={favourite} />}
    </FavouriteList>
  )
}
