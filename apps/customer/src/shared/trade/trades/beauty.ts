import { pathTo } from '@angadi/routes/path-to.ts'
import type { TradeFacts } from '../trade-facts.ts'

/** Salons, beauticians and spas, which are booked at a time. */
export default {
  vendorPath: (slug) => pathTo('salonSalonId', { salonId: slug }),
  publicVendorPath: (slug) => pathTo('salonSalonId', { salonId: slug }),
} satisfies TradeFacts
