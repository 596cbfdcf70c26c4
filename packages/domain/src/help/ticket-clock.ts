/** The times of a ticket, as ISO strings. */
export interface TicketTimes {
  readonly status: 'open' | 'answered' | 'closed'
  readonly acknowledge_by: string
  readonly acknowledged_at: string | null
  readonly resolve_by: string
}

/** The clock that runs for a ticket: until when a person looks at it, then until when it is resolved. */
export interface TicketClock {
  readonly kind: 'acknowledge' | 'resolve'
  readonly by: string
  readonly isOver: boolean
}

/**
 * The clock that runs for a ticket (E-Commerce Rules 2020: looked at within 48 hours, resolved within a month).
 *
 * @param now milliseconds
 * @returns undefined for a closed ticket
 */
export function clockOf(ticket: TicketTimes, now: number): TicketClock | undefined {
  if (ticket.status === 'closed') return undefined
  const kind = ticket.acknowledged_at === null ? 'acknowledge' : 'resolve'
  const by = kind === 'acknowledge' ? ticket.acknowledge_by : ticket.resolve_by
  return { kind, by, isOver: Date.parse(by) < now }
}
