import type { TradeFacts } from '../trade-facts.ts'

/** What a vendor brings on its daily round. */
export default {
  statusWords: { subscription: { pending: 'in_progress', cancelled: 'refunded' } },
} satisfies TradeFacts
