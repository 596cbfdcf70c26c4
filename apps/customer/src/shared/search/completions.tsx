import { type Completion, useCompletions } from '@angadi/data/discovery/suggest.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useDeferredValue } from 'react'
import { vendorPath } from '../vendor/vendor-path.ts'
import { CompletionPicture } from './completion-picture.tsx'
import { useRecentSearches } from './recent-searches.ts'
import { RecentSearches } from './recent-searches-list.tsx'
import { SearchOption } from './search-option.tsx'
import { targetPath } from './search-paths.ts'
import { TypedTitle } from './typed-title.tsx'
import { useDeliverTo } from './use-deliver-to.ts'
import type { SearchList } from './use-search-combobox.ts'

/** Suggestions for the text in the field: items, vendors, services and places. Offline, the recent searches. */
export function Completions({ list }: { readonly list: SearchList }) {
  const { t } = useTranslation('search')
  const location = useDeliveryLocation((state) => state.location)
  const isOnline = useOnline()
  const text = useDeferredValue(list.text)
  const { data, isError, isPending } = useCompletions(text, location)
  const choose = useChooseCompletion(list)
  if (!isOnline && data === undefined)
    return (
      <div className="flex flex-col gap-3">
        <p role="status" className="px-2 text-ink-muted">
          {t('offline')}
        </p>
        <RecentSearches list={list} />
      </div>
    )
  if (isPending && !isError)
    return (
      <SkeletonGroup label={t('loading')}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} shape="box" className="my-1.5 h-11" />
        ))}
      </SkeletonGroup>
    )
  // A service whose screen is not open yet leads nowhere.
  const rows = (data ?? []).filter(
    ({ kind, target }) => (kind !== 'service' && kind !== 'other') || targetPath(target ?? '') !== undefined,
  )
  return (
    <>
      <div role="listbox" id={list.id} aria-label={t('suggestions')}>
        {rows.map((row) => {
          const key = `${row.kind}-${row.title}-${row.vendor_slug}-${row.target}`
          // Not its position: what the arrow keys have reached must not become the row that takes its place.
          const id = `${list.id}-${encodeURIComponent(key)}`
          return (
            <SearchOption
              key={key}
              id={id}
              isActive={list.activeId === id}
              onChoose={() => choose(row)}
              lead={<CompletionPicture row={row} />}
              title={<TypedTitle title={row.title} typed={list.text} />}
              note={noteOf(row)}
              kind={kindOf(row)}
            />
          )
        })}
      </div>
      <p role="status" className={rows.length === 0 ? 'px-2 py-3 text-ink-muted' : 'sr-only'}>
        {isError
          ? t('failedSuggestions')
          : rows.length === 0
            ? t('noSuggestion', { text: list.text.trim() })
            : t('suggestionCount', { count: rows.length })}
      </p>
    </>
  )

  function noteOf({ kind, vendors, note, matched }: Completion) {
    const from =
      kind === 'item'
        ? vendors > 1
          ? t('fromPlaces', { count: vendors })
          : t('from', { vendor: note })
        : note
    return (
      [from, matched === null ? null : t('matches', { word: matched })].filter(Boolean).join(' · ') ||
      undefined
    )
  }

  function kindOf({ kind, vendor_kind }: Completion) {
    return kind === 'vendor' && vendor_kind ? t(`vendorKind.${vendor_kind}`) : t(`kind.${kind}`)
  }
}

/** What taking a suggestion does: an item is searched by its name, everything else opens. */
function useChooseCompletion(list: SearchList) {
  const go = useNavigateTo()
  const deliverTo = useDeliverTo()
  const remember = useRecentSearches((state) => state.remember)
  return (row: Completion) => {
    if (row.kind === 'item') return list.search(row.title)
    remember(list.text, row.vendor_kind ?? undefined)
    list.close()
    const path =
      row.kind === 'vendor' && row.vendor_slug
        ? vendorPath(row.vendor_kind ?? 'shopping', row.vendor_slug)
        : targetPath(row.target ?? '')
    if (path !== undefined) go(path)
    else if (row.place_lat !== null && row.place_lng !== null)
      deliverTo({ name: row.title, lat: row.place_lat, lng: row.place_lng })
  }
}
