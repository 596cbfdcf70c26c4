import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { lineKey } from '@angadi/data/cart/lines.ts'
import { useEffect } from 'react'
import { useSeenPrices } from '../../shared/item/seen-prices.ts'

/** What has become dearer or cheaper since it was added, and how to agree to it. */
export function usePriceChanges(lines: readonly CartLine[]) {
  const { prices, see, keepOnly } = useSeenPrices()
  useEffect(() => keepOnly(lines), [lines, keepOnly])
  const before = (line: CartLine): number | undefined => {
    const seen = prices[lineKey(line)]
    return line.orderable && seen !== line.unit_paise ? seen : undefined
  }
  return {
    /** The price in paise at which a line was added, if it is another one now. */
    before,
    count: lines.filter((line) => before(line) !== undefined).length,
    accept: () => see(lines),
  }
}
