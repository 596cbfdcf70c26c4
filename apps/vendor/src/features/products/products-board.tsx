import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import { useVendorItems } from '@angadi/data/vendor-products/items.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { CloudOff } from 'lucide-react'
import { Suspense } from 'react'
import { tradeOf } from '../../shared/trade/trade-of.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { ItemHead } from './list/item-head.tsx'
import { ItemList } from './list/item-list.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { NoItems } from './list/no-items.tsx'
import { Toolbar } from './list/toolbar.tsx'
import { useProductsFilter } from './use-products-filter.ts'
import { useSelection } from './use-selection.ts'

const ItemSheet = lazy(() => import('./editor/item-sheet.tsx'))
const NewItemSheet = lazy(() => import('./editor/new-item-sheet.tsx'))
const SectionsSheet = lazy(() => import('./sections/sections-sheet.tsx'))
const ImportSheet = lazy(() => import('./file/import-sheet.tsx'))
const HistorySheet = lazy(() => import('./file/history-sheet.tsx'))

/** One vendor's items: searched, filtered, changed in place, one by one in full, or many at once. */
export function ProductsBoard({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-products')
  const isOnline = useOnline()
  const { filter, change, isNarrowed } = useProductsFilter()
  const items = useVendorItems(vendor.id, filter)
  const { data: catalogue } = useVendorCatalogue(vendor.id)
  const { openId, linkTo, close } = useRecordSheet('item')
  const sheets = {
    add: useSheet('new-item'),
    sections: useSheet('sections'),
    importing: useSheet('import'),
    history: useSheet('item-history'),
  }
  const selection = useSelection(vendor.id)
  const sells = tradeOf(vendor.kind).sells
  return (
    <>
      <Toolbar
        vendor={vendor}
        catalogue={catalogue}
        filter={filter}
        onFilter={change}
        selection={selection}
        onAdd={sheets.add.open}
        onSections={sheets.sections.open}
        onImport={sheets.importing.open}
        onHistory={sheets.history.open}
      >
        {(items.data?.length ?? 0) > 0 ? (
          <ItemHead sells={sells} isSelecting={selection.chosen !== undefined} />
        ) : null}
      </Toolbar>
      {isOnline ? null : (
        <Banner tone="warning" icon={<CloudOff aria-hidden />}>
          {t('offline')}
        </Banner>
      )}
      {items.error && !items.data ? (
        <LoadFailed title={t('failed')} error={items.error} busy={items.isFetching} onRetry={items.refetch} />
      ) : null}
      {items.data ? (
        items.data.length > 0 ? (
          <ItemList
            vendorId={vendor.id}
            sells={sells}
            items={items.data}
            hasMore={items.hasNextPage}
            onMore={() => {
              if (!items.isFetchingNextPage) void items.fetchNextPage()
            }}
            linkTo={linkTo}
            selection={selection}
            isReadOnly={!isOnline}
            isOld={items.isPlaceholderData}
          />
        ) : (
          <NoItems
            sells={sells}
            isNarrowed={isNarrowed}
            onShowAll={() => change({ search: '', section: undefined, state: undefined })}
            onAdd={sheets.add.open}
            onImport={sheets.importing.open}
          />
        )
      ) : items.error ? null : (
        <ListSkeleton />
      )}
      {selection.chosen ? (
        <BulkBar vendor={vendor} sells={sells} filter={filter} selection={selection} catalogue={catalogue} />
      ) : null}
      <Suspense>
        {openId ? <ItemSheet key={openId} itemId={openId} vendor={vendor} onClose={close} /> : null}
        {sheets.add.isOpen ? (
          <NewItemSheet vendor={vendor} section={filter.section} onClose={sheets.add.close} />
        ) : null}
        {sheets.sections.isOpen ? <SectionsSheet vendor={vendor} onClose={sheets.sections.close} /> : null}
        {sheets.importing.isOpen ? <ImportSheet vendor={vendor} onClose={sheets.importing.close} /> : null}
        {sheets.history.isOpen ? <HistorySheet vendor={vendor} onClose={sheets.history.close} /> : null}
      </Suspense>
    </>
  )
}
