import type { VendorItem } from '@angadi/data/vendor-products/items.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Selection } from '../use-selection.ts'
import { ItemRow } from './item-row.tsx'

/** The height of a row on phones before it is measured, in pixels. */
const ROW_PX = 72
/** Rows that are drawn beyond the screen, and how near its end the next page is fetched. */
const OVERSCAN = 8
const NEAR_END = 30

export interface ItemListProps {
  readonly vendorId: string
  readonly sells: Sells
  readonly items: readonly VendorItem[]
  readonly hasMore: boolean
  readonly onMore: () => void
  readonly linkTo: (itemId: string) => string
  readonly selection: Selection
  readonly isReadOnly: boolean
  /** Whether the items are those of another filter, until the new ones arrive. */
  readonly isOld: boolean
}

/** A list of any length: only the rows on the screen are drawn, and pages come before their end is reached. */
export function ItemList({
  vendorId,
  sells,
  items,
  hasMore,
  onMore,
  linkTo,
  selection,
  isReadOnly,
  isOld,
}: ItemListProps) {
  // The virtualizer answers differently without any of its values changing.
  'use no memo'
  const { t } = useTranslation('vendor-products')
  const now = useServerNow(0)
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0)
  }, [])
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.id ?? index,
  })
  const rows = virtual.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  const more = useEffectEvent(onMore)
  // How many items are not enough any more: asked for once for each length.
  const outgrown = hasMore && last >= items.length - NEAR_END ? items.length : undefined
  useEffect(() => {
    if (outgrown !== undefined) more()
  }, [outgrown])
  return (
    <div
      aria-busy={isOld}
      className={`rounded-lg border border-line bg-surface-raised transition-opacity ${isOld ? 'opacity-60' : ''}`}
    >
      <ul ref={list} aria-label={t('title')} className="relative" style={{ height: virtual.getTotalSize() }}>
        {rows.map((row) => {
          const item = items[row.index]
          return item ? (
            <li
              key={row.key}
              ref={virtual.measureElement}
              data-index={row.index}
              aria-setsize={hasMore ? -1 : items.length}
              aria-posinset={row.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start - top}px)` }}
            >
              <ItemRow
                vendorId={vendorId}
                sells={sells}
                item={item}
                now={now}
                link={linkTo(item.id)}
                isChosen={selection.chosen?.has(item.id)}
                onChoose={() => selection.toggle(item.id)}
                isReadOnly={isReadOnly}
                startsSection={row.index === 0 || items[row.index - 1]?.section !== item.section}
              />
            </li>
          ) : null
        })}
      </ul>
      {hasMore ? (
        <p role="status" className="flex items-center justify-center gap-2 py-4 text-sm text-ink-muted">
          <Spinner />
          {t('loadingMore')}
        </p>
      ) : null}
    </div>
  )
}
