import { pathTo } from '@angadi/routes/path-to.ts'
import { PAY_NOW } from '@angadi/shell/pay/pay-document.ts'

/** The query parameter that names a deposit by UPI. */
export const DEPOSIT_PARAM = 'deposit'

/** The screen of the courier's cash, where a deposit by UPI is paid at once. */
export function depositPathOf(depositId: string): string {
  return pathTo('driverCash', undefined, { [DEPOSIT_PARAM]: depositId, ...PAY_NOW })
}
