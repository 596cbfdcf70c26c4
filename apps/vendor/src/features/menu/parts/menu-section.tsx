import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { useSwitchItem } from '../use-switch-item.ts'
import { ItemRow } from './item-row.tsx'

export interface MenuSectionProps {
  readonly title: string
  readonly items: readonly MenuItem[]
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  readonly vendorId: string
  readonly linkTo: (itemId: string) => string
}

/** One section of the menu, its items with their switches. */
export function MenuSection({ title, items, now, vendorId, linkTo }: MenuSectionProps) {
  const switchItem = useSwitchItem(vendorId)
  const go = useNavigateTo()
  return (
    <Section title={title}>
      <ul className="grid grid-cols-1 gap-x-6 rounded-lg border border-line bg-surface-raised px-4 lg:grid-cols-2">
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            now={now}
            link={linkTo(item.id)}
            onSwitch={(available) => {
              // An item that is out of stock needs a new count, so its sheet opens instead.
              if (available && item.stock_left === 0) go(linkTo(item.id))
              else switchItem(item, available)
            }}
          />
        ))}
      </ul>
    </Section>
  )
}
