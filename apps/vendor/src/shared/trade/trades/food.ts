import { leavesOutCutlery } from '@angadi/data/food/cutlery.ts'
import { ChefHat, Flame, UtensilsCrossed } from 'lucide-react'
import type { VendorTrade } from '../vendor-trade.ts'

/** Restaurants: a kitchen's board, and a menu of dishes. */
export default {
  sells: 'dishes',
  board: { key: 'board', label: 'board', Icon: ChefHat, route: 'vendor', also: ['restaurantDashboard'] },
  items: { label: 'menu', Icon: UtensilsCrossed },
  aislesOf: 'grocery',
  work: { StartIcon: Flame, asksFromBoard: true, tellsMoreTime: true, hasNoCutlery: leavesOutCutlery },
} satisfies VendorTrade
