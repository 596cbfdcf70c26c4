import { PAYMENT_WORDS } from '../payment-words.ts'
import type { TradeFacts } from '../trade-facts.ts'

/** Bills that are paid here. */
export default { statusWords: { digital: PAYMENT_WORDS } } satisfies TradeFacts
