import type { ItemCard } from '@angadi/data/home/item-card.ts'
import { DiscoveredItem } from '../item/discovered-item.tsx'

export interface ItemGridProps {
  readonly items: readonly ItemCard[]
  readonly label?: string | undefined
  /** The level of the items' names. */
  readonly heading?: 'h2' | 'h3' | undefined
}

/** Items in two columns on a phone, in up to five on wider screens. */
export function ItemGrid({ items, label, heading }: ItemGridProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6 lg:grid-cols-5"
    >
      {items.map((item) => (
        <li key={item.id}>
          <DiscoveredItem item={item} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
