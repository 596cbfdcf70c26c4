import type { OrderKind, OrderStatus } from '@angadi/domain/orders/status.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import type { LucideIcon } from 'lucide-react'

/** An item as far as it says where it is sold. */
export interface SoldItem {
  readonly id: string
  readonly vendor_slug: string
  readonly product_id?: string | null | undefined
}

/** What the screens of every trade ask of one: a file of `trades` each, named as the trade is in the database. */
export interface TradeFacts {
  /** Dishes have a diet, come at once and are told apart by who cooks them; goods have packs and a price a unit. */
  readonly sells?: 'dishes' | 'goods'
  /** Brought by a carrier from anywhere: its vendors name no distance. */
  readonly isShipped?: true
  /** Where one buys from a vendor; else at its page for everybody. */
  readonly vendorPath?: (slug: string) => string
  /** A vendor's page for everybody, as it is shared and listed; else its storefront. */
  readonly publicVendorPath?: (slug: string) => string
  /** Where an item is bought; else, and where it answers undefined, at its vendor. */
  readonly itemPath?: (item: SoldItem) => string | undefined
  /** Where the search leads for an item; else where it is bought. */
  readonly foundItemPath?: (vendorSlug: string, title: string) => string
  /** In place of a picture of an item that is missing; else a package. */
  readonly itemIcon?: LucideIcon
  /** Its own words for states of the kinds of order that it alone has. */
  readonly statusWords?: Partial<
    Record<OrderKind, Partial<Record<OrderStatus, keyof Resources['orders']['status']>>>
  >
}
