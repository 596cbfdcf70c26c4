import { pathTo } from '@angadi/routes/path-to.ts'

/** The query parameter with the open ticket, as notifications name it. */
export const TICKET_PARAM = 'ticket'
/** The query parameter with the order that help is asked for. */
export const ORDER_PARAM = 'order'
/** The sheet with a new ticket. */
export const WRITE_SHEET = 'write'

/** The help page with a ticket open. */
export function pathToTicket(id: string): string {
  return pathTo('support', undefined, { [TICKET_PARAM]: id })
}

/** The help page with the form of a new ticket open. */
export function pathToWrite(): string {
  return pathTo('support', undefined, { sheet: WRITE_SHEET })
}

/** The help page with the help for an order open. */
export function pathToOrderHelp(orderId: string): string {
  return pathTo('support', undefined, { [ORDER_PARAM]: orderId })
}
