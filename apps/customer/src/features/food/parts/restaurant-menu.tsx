import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import { type Menu, type MenuItem, useTranslatedMenu } from '@angadi/data/vendors/menu.ts'
import type { VendorPage } from '@angadi/data/vendors/vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ChefHat, Leaf } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NoMatch } from '../../../shared/listing/no-match.tsx'
import { useOffersSettled } from '../../../shared/vendor/use-offers-settled.ts'
import { MenuDish } from './menu-dish.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { SectionNav } from './section-nav.tsx'

/** The menu, with its sections, a search and a veg filter. */
export function RestaurantMenu({ vendor }: { readonly vendor: VendorPage }) {
  const { t } = useTranslation('food')
  const { data: menu, dataUpdatedAt, error, isFetching, refetch } = useTranslatedMenu(vendor.id)
  const areOffersSettled = useOffersSettled(vendor.id)
  if (menu?.length === 0)
    return (
      <EmptyState picture={<ChefHat aria-hidden />} title={t('menu.empty')}>
        {t('menu.emptyText')}
      </EmptyState>
    )
  if (menu && areOffersSettled)
    return (
      <>
        <SavedNote since={dataUpdatedAt} />
        <LoadedMenu vendor={vendor} menu={menu} />
      </>
    )
  if (error && !menu)
    return <LoadFailed title={t('failedMenu')} error={error} busy={isFetching} onRetry={refetch} />
  return (
    <SkeletonGroup label={t('loadingMenu')}>
      <MenuSkeleton />
    </SkeletonGroup>
  )
}

function LoadedMenu({ vendor, menu }: { readonly vendor: VendorPage; readonly menu: Menu }) {
  const { t } = useTranslation('food')
  const id = useId()
  const { data: cart = [] } = useCart()
  const [text, setText] = useState('')
  const [vegOnly, setVegOnly] = useState(false)
  const asked = useAskedDish()
  const fitting = menuThatFits(menu, text, vegOnly)
  const sections = fitting.map(({ section, section_name: name, items }) => ({
    id: `${id}-${menu.findIndex((one) => one.section === section)}`,
    name,
    count: items.length,
    items,
  }))
  const found = sections.reduce((sum, { count }) => sum + count, 0)
  const isFiltered = text.trim() !== '' || vegOnly
  return (
    <section aria-labelledby={id} className="mt-2 md:mt-6">
      <h2 id={id} className="sr-only">
        {t('menu.title')}
      </h2>
      <div className="flex items-center gap-2 md:max-w-reading">
        <SearchField
          label={t('menu.search')}
          clearLabel={t('menu.clear')}
          value={text}
          onChange={setText}
          className="min-w-0 flex-1"
        />
        {isMixed(menu) ? (
          <FilterChip pressed={vegOnly} onChange={setVegOnly} icon={<Leaf aria-hidden />}>
            {t('menu.vegOnly')}
          </FilterChip>
        ) : null}
      </div>
      <p role="status" className={isFiltered && found > 0 ? 'mt-3 text-sm text-ink-muted' : 'sr-only'}>
        {isFiltered && found > 0 ? t('menu.found', { count: found }) : null}
      </p>
      {found === 0 ? (
        <NoMatch
          title={t('menu.noMatch')}
          clearLabel={t('menu.clearFilters')}
          onClear={() => {
            setText('')
            setVegOnly(false)
          }}
        />
      ) : (
        <div className="md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
          <div className="sticky top-[calc(var(--spacing-bar)+var(--spacing-safe-top))] z-raised -mx-4 mt-2 self-start border-b border-line bg-surface px-4 md:top-20 md:mx-0 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto md:border-0 md:px-0">
            <SectionNav sections={sections} />
          </div>
          <div className="min-w-0">
            {sections.map(({ id: sectionId, name, items }, index) => (
              <section
                key={sectionId}
                id={sectionId}
                aria-label={name}
                className={`scroll-mt-28 md:scroll-mt-16 md:pt-6 ${index === 0 ? '' : 'pt-4'}`}
              >
                {/* The first one stands right below the row that names it. */}
                <h3
                  tabIndex={-1}
                  className={`text-xl font-bold outline-none ${index === 0 ? 'max-md:sr-only' : ''}`}
                >
                  {name}
                </h3>
                <ul className="divide-y divide-line lg:grid lg:grid-cols-2 lg:gap-x-10 lg:divide-y-0">
                  {items.map((item) => (
                    <li key={item.id} className="lg:border-b lg:border-line">
                      <MenuDish
                        item={item}
                        vendor={vendor}
                        lines={linesOf(cart, item.id)}
                        isAskedFor={item.id === asked}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function linesOf(cart: readonly CartLine[], itemId: string): readonly CartLine[] {
  return cart.filter((line) => line.item_id === itemId)
}

/** The menu reduced to matching dishes, without empty sections. Every word must occur in name or description. */
function menuThatFits(menu: Menu, text: string, vegOnly: boolean): Menu {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, original_name: originalName, description, diet }: MenuItem) => {
    if (vegOnly && diet !== 'veg') return false
    const said = `${name} ${originalName} ${description}`.toLowerCase()
    return words.every((word) => said.includes(word))
  }
  return menu
    .map(({ items, ...section }) => ({ ...section, items: items.filter(fits) }))
    .filter(({ items }) => items.length > 0)
}

/** Whether the menu has non-vegetarian dishes, so that the veg filter makes sense. */
function isMixed(menu: Menu): boolean {
  return menu.some(({ items }) => items.some(({ diet }) => diet !== null && diet !== 'veg'))
}

/** The id of the dish that the URL links to, such as from a search result. */
function useAskedDish(): string | undefined {
  const [params] = useSearchParams()
  return params.get('dish') ?? undefined
}
