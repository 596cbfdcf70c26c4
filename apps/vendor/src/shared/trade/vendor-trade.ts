import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { ItemAisles } from '@angadi/data/vendor-products/catalogue.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import type { PlainRouteName } from '@angadi/routes/path-to.ts'
import type { LucideIcon } from 'lucide-react'

/** An entry of the console's navigation. */
export interface TradeNav {
  readonly key: string
  readonly label: keyof Resources['vendor']['nav']
  readonly Icon: LucideIcon
  readonly route: PlainRouteName
  /** Further routes of which it is the entry. */
  readonly also?: readonly PlainRouteName[]
}

/** How a trade prepares its orders on the board. */
export interface TradeWork {
  /** Where an order is packed from a shelf; without it, it is ready by one tap. */
  readonly pickingPath?: (orderId: string) => string
  readonly StartIcon: LucideIcon
  /** Whether the customer is asked, from the board, about what ran out. */
  readonly asksFromBoard: boolean
  /** Whether the customer is told of more minutes. */
  readonly tellsMoreTime: boolean
  /** Whether spoons and napkins stay out of the bag. */
  readonly hasNoCutlery?: (order: VendorOrder) => boolean
}

/** What the console asks of a vendor's trade: a file of `trades` each, named as the trade is in the database. */
export interface VendorTrade {
  readonly sells: Sells
  /** Where its work begins. */
  readonly board: TradeNav
  /** Between its board and its items. */
  readonly afterBoard?: readonly TradeNav[]
  /** What it sells; its products, unless a route says otherwise. */
  readonly items: Pick<TradeNav, 'label' | 'Icon'> & Partial<Pick<TradeNav, 'route'>>
  /** Between its items and its past orders. */
  readonly afterItems?: readonly TradeNav[]
  /** Where all of its orders are, if not among the past orders of goods. */
  readonly orders?: TradeNav
  /** The trade whose aisles or departments its items stand in. */
  readonly aislesOf: ItemAisles
  readonly work: TradeWork
  /** Its items have pages of their own, with several pictures. */
  readonly hasProductPages?: true
  /** It sells time: it has people, services and hours, and delivers nothing. */
  readonly isBooked?: true
}
