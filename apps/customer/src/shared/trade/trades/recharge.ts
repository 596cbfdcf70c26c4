import { PAYMENT_WORDS } from '../payment-words.ts'
import type { TradeFacts } from '../trade-facts.ts'

/** Recharges of phones and television. */
export default { statusWords: { digital: PAYMENT_WORDS } } satisfies TradeFacts
