import type { ListedItem } from '@angadi/data/public-pages/cards.ts'
import { ItemCard } from './item-card.tsx'

/** Items in a row that scrolls sideways on a phone, and in columns on wider screens. */
export function ItemRail({ items }: { readonly items: readonly ListedItem[] }) {
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:grid md:grid-cols-4 md:gap-6 md:overflow-visible md:px-0 xl:grid-cols-6">
      {items.map((item) => (
        <li key={item.id} className="w-36 shrink-0 snap-start md:w-auto">
          <ItemCard item={item} />
        </li>
      ))}
    </ul>
  )
}
