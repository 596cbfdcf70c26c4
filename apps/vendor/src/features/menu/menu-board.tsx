import { useMenu } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { SearchX, UtensilsCrossed } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isOffered, itemState, searched } from './item-state.ts'
import { MenuSection } from './parts/menu-section.tsx'

const ItemSheet = lazy(() => import('./parts/item-sheet.tsx'))

/** One vendor's menu by section, with search and switches. */
export function MenuBoard({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('vendor')
  const { data: menu, error, refetch, isFetching } = useMenu(vendorId)
  const [labels, setLabels] = useState('')
  const [onlyOff, setOnlyOff] = useState(false)
  const { openId: itemId, linkTo, close } = useRecordSheet('item')
  const now = useServerNow(0)
  if (error && !menu)
    return <LoadFailed title={t('menu.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!menu) return <MenuSkeleton />
  if (menu.length === 0)
    return (
      <EmptyState picture={<UtensilsCrossed aria-hidden />} title={t('menu.empty')}>
        {t('menu.emptyText')}
      </EmptyState>
    )
  const dishes = menu.flatMap(({ items }) => items)
  const off = dishes.filter((item) => !isOffered(itemState(item, now))).length
  const shown = searched(menu, labels, onlyOff, now)
  const open = dishes.find(({ id }) => id === itemId)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <div className="flex-1">
          <SearchField
            label={t('menu.search')}
            clearLabel={t('menu.clear')}
            value={labels}
            onChange={setLabels}
          />
        </div>
        <div>
          <FilterChip pressed={onlyOff} onChange={setOnlyOff}>
            {t('menu.onlyOff', { count: off })}
          </FilterChip>
        </div>
      </div>
      {shown.map(({ section, items }) => (
        <MenuSection
          key={section}
          title={section}
          items={items}
          now={now}
          vendorId={vendorId}
          linkTo={linkTo}
        />
      ))}
      {shown.length === 0 ? (
        <EmptyState
          picture={<SearchX aria-hidden />}
          title={t(labels ? 'menu.noMatch' : 'menu.allOn')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setLabels('')
                setOnlyOff(false)
              }}
            >
              {t('menu.showAll')}
            </Button>
          }
        />
      ) : null}
      {open ? (
        <Suspense>
          <ItemSheet key={open.id} item={open} vendorId={vendorId} now={now} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Placeholder while the menu loads. */
function MenuSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" className="mb-6 h-12" />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} shape="box" className="h-20" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
