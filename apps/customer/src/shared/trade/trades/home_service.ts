import { pathTo } from '@angadi/routes/path-to.ts'
import type { TradeFacts } from '../trade-facts.ts'

/** Professionals who come home. */
export default {
  vendorPath: (slug) => pathTo('homeServicesVendorVendorId', { vendorId: slug }),
} satisfies TradeFacts
