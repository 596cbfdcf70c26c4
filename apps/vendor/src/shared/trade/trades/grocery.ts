import { pathTo } from '@angadi/routes/path-to.ts'
import { ListChecks, Milk, Tags } from 'lucide-react'
import type { VendorTrade } from '../vendor-trade.ts'

/** Grocery stores: lists to pick, and the round of milk and newspapers. */
export default {
  sells: 'goods',
  board: { key: 'board', label: 'board', Icon: ListChecks, route: 'vendor', also: ['restaurantDashboard'] },
  items: { label: 'items', Icon: Tags },
  afterItems: [
    { key: 'round', label: 'round', Icon: Milk, route: 'vendorRound', also: ['vendorSubscriptions'] },
  ],
  aislesOf: 'grocery',
  work: {
    pickingPath: (orderId) => pathTo('vendorOrdersOrderIdPicking', { orderId }),
    StartIcon: ListChecks,
    asksFromBoard: false,
    tellsMoreTime: true,
  },
} satisfies VendorTrade
