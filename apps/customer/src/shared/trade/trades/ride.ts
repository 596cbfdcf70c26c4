import { pathTo } from '@angadi/routes/path-to.ts'
import { CarTaxiFront } from 'lucide-react'
import type { TradeFacts } from '../trade-facts.ts'

/** Rides: nobody sells them from a shop, and nothing is delivered. */
export default {
  vendorPath: () => pathTo('transport'),
  itemIcon: CarTaxiFront,
  statusWords: {
    ride: {
      pending: 'searching',
      confirmed: 'driver_coming',
      in_progress: 'riding',
      delivered: 'ridden',
    },
  },
} satisfies TradeFacts
