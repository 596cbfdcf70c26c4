import { pathTo } from '@angadi/routes/path-to.ts'

/** The sheet of the wallet that adds money. */
export const ADD_MONEY_SHEET = 'add-money'
/** The query parameter with the amount that the sheet proposes, in paise. */
export const ADD_MONEY_AMOUNT = 'amount'

/**
 * The wallet with the sheet that adds money, where that is offered.
 *
 * @param missingPaise what the wallet does not cover
 */
export function addMoneyPath(missingPaise: number): string {
  return pathTo('wallet', undefined, { sheet: ADD_MONEY_SHEET, [ADD_MONEY_AMOUNT]: String(missingPaise) })
}
