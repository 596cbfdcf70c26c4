import { Package, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { factsOf, sellsDishes } from './facts-of.ts'

/** In place of a vendor's missing picture; of a kitchen's, what every picture falls back to. */
export function vendorFallback(trade: string | null | undefined): ReactNode {
  return sellsDishes(trade) ? undefined : <Store aria-hidden />
}

/** In place of an item's missing picture; of a dish's, what every picture falls back to. */
export function itemFallback(trade: string | null | undefined): ReactNode {
  const { itemIcon: Icon = Package } = factsOf(trade)
  return sellsDishes(trade) ? undefined : <Icon aria-hidden />
}
