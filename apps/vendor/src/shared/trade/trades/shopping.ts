import { Package, PackageOpen, Store, Tags } from 'lucide-react'
import type { VendorTrade } from '../vendor-trade.ts'

/** Shops: their day, parcels for the carrier, and products with pages of their own. */
export default {
  sells: 'goods',
  board: { key: 'board', label: 'shop', Icon: Store, route: 'vendorShopping' },
  afterBoard: [{ key: 'parcels', label: 'parcels', Icon: Package, route: 'vendorShoppingOrders' }],
  items: { label: 'items', Icon: Tags },
  aislesOf: 'shopping',
  work: { StartIcon: PackageOpen, asksFromBoard: false, tellsMoreTime: false },
  hasProductPages: true,
} satisfies VendorTrade
