/** What can be chosen on the pay page, in its order: how it is called there and what happens. */
export const CHOICES = {
  upi: { label: 'Approve by UPI', says: 'Paid at once.' },
  card: { label: 'Approve by card', says: 'Paid at once.' },
  decline: { label: 'Decline', says: 'The bank refuses. You can try again.' },
  later: { label: 'Approve after 20 seconds', says: 'As when somebody looks for their phone.' },
  never: { label: 'Never answer', says: 'It stays open for ever.' },
  twice: {
    label: 'Answer twice and out of order',
    says: 'Paid at once; its events come more than once, the first one last.',
  },
  other_amount: { label: 'Pay another amount', says: 'One rupee more than was asked for.' },
  silent: {
    label: 'Approve, and tell nobody',
    says: 'Paid, without an event and without coming back: as when the page is closed and the event is lost.',
  },
  no_refund: {
    label: 'Approve, with refunds that fail',
    says: 'Paid at once, from an account that takes nothing back.',
  },
} as const

export type Choice = keyof typeof CHOICES

function isChoice(name: string): name is Choice {
  return Object.hasOwn(CHOICES, name)
}

/** The choice of this name; undefined where there is none. */
export function choiceNamed(name: unknown): Choice | undefined {
  return typeof name === 'string' && isChoice(name) ? name : undefined
}
