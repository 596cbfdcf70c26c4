import { useStorefront, useStorefrontItems } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { SearchX } from 'lucide-react'
import { useId, useState } from 'react'
import type { GroupViewProps } from '../group-view-props.ts'
import { GroupMenuItem } from './group-menu-item.tsx'

/** What the vendor sells, by section and by name, a page at a time; each item goes into the reader's part of the group. */
export function GroupMenu({ token, group, me }: GroupViewProps) {
  const { t } = useTranslation(['group', 'storefront', 'common'])
  const heading = useId()
  const { data: vendor } = useStorefront(group.vendor.slug)
  const [section, setSection] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const [text, setText] = useSearchText(query, setQuery)
  const {
    data: items,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
    ...pages
  } = useStorefrontItems(group.vendor.id, section, query)
  const sections = vendor?.sections ?? []
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="flex min-h-8 items-center text-xl font-bold max-md:sr-only">
        {t('view.menu')}
      </h2>
      <SearchField
        label={t('view.search')}
        clearLabel={t('storefront:clear')}
        value={text}
        onChange={setText}
      />
      {sections.length > 1 ? (
        <ChipRow label={t('storefront:sections')}>
          <FilterChip pressed={section === null} onChange={() => setSection(null)}>
            {t('storefront:allSections')}
          </FilterChip>
          {sections.map((one) => (
            <FilterChip
              key={one.section}
              pressed={section === one.section}
              onChange={(pressed) => setSection(pressed ? one.section : null)}
            >
              {one.section_name}
            </FilterChip>
          ))}
        </ChipRow>
      ) : null}
      {error && !items ? (
        <LoadFailed title={t('storefront:itemsFailed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : !items ? (
        <SkeletonGroup label={t('common:loading')}>
          <div className="flex flex-col gap-4">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} shape="box" className="h-24" />
            ))}
          </div>
        </SkeletonGroup>
      ) : items.length === 0 ? (
        <EmptyState
          picture={<SearchX aria-hidden />}
          title={t('storefront:noMatch.title')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setText('')
                setQuery('')
                setSection(null)
              }}
            >
              {t('storefront:noMatch.clear')}
            </Button>
          }
        >
          {t('storefront:noMatch.text')}
        </EmptyState>
      ) : (
        <>
          <ul
            aria-busy={isPlaceholderData}
            className={`flex flex-col divide-y divide-line transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {items.map((item) => (
              <li key={item.id}>
                <GroupMenuItem token={token} group={group} me={me} item={item} />
              </li>
            ))}
          </ul>
          <MorePages pages={pages} className="pt-2" />
        </>
      )}
    </section>
  )
}
