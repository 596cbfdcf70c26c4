import type { BillAnswer, BillRequest, PaymentAnswer, PaymentRequest, ProviderAdapter } from './adapter.ts'

/**
 * How the simulator behaves, by the last two digits of the number or of the bill's first parameter. Any other ending
 * succeeds at once. It remembers nothing, so that every instance of the function answers the same.
 *
 * | Ending | Payment | Bill |
 * | --- | --- | --- |
 * | 90 | fails | fails: no bill due |
 * | 91 | is pending, and succeeds from the third attempt on | comes on the second attempt |
 * | 92 | answers twice | succeeds |
 * | 93 | never answers, and is pending for ever | never answers |
 * | 94 | succeeds for another amount | has no sensible amount |
 * | 95 | never answers although it is paid: asked about it, it says so | succeeds |
 * | 96 | is too busy to take it the first time, and succeeds then | succeeds |
 * | 97 | never answers, and succeeds after the deadline, when it is refunded | succeeds |
 */
const ENDINGS = {
  '90': 'fails',
  '91': 'delays',
  '92': 'answersTwice',
  '93': 'neverAnswers',
  '94': 'otherAmount',
  '95': 'losesAnswer',
  '96': 'busy',
  '97': 'late',
} as const

type Behaviour = (typeof ENDINGS)[keyof typeof ENDINGS] | 'succeeds'

function behaviourOf(number: string): Behaviour {
  const ending = number.slice(-2)
  const known = Object.entries(ENDINGS).find(([digits]) => digits === ending)
  return known ? known[1] : 'succeeds'
}

const ATTEMPT_OF_DELAYED_SUCCESS = 3

const silence = () => new Promise<never>(() => {})

function success({ request_id, amount_paise }: PaymentRequest): PaymentAnswer {
  return {
    outcome: 'success',
    amount_paise,
    provider_reference: `SIM${request_id.slice(0, 8).toUpperCase()}`,
  }
}

function settled(request: PaymentRequest): readonly PaymentAnswer[] {
  switch (behaviourOf(request.target)) {
    case 'fails':
      return [{ outcome: 'failed', reason: 'declined_by_operator' }]
    case 'delays':
      return [request.attempt >= ATTEMPT_OF_DELAYED_SUCCESS ? success(request) : { outcome: 'pending' }]
    case 'answersTwice':
      return [success(request), success(request)]
    case 'otherAmount':
      return [success({ ...request, amount_paise: request.amount_paise + 100 })]
    case 'neverAnswers':
      return [{ outcome: 'pending' }]
    case 'late':
      return [Date.now() > Date.parse(request.deadline_at) ? success(request) : { outcome: 'pending' }]
    default:
      return [success(request)]
  }
}

async function pay(request: PaymentRequest): Promise<readonly PaymentAnswer[]> {
  const behaviour = behaviourOf(request.target)
  if (behaviour === 'neverAnswers' || behaviour === 'losesAnswer' || behaviour === 'late') return silence()
  if (behaviour === 'busy' && request.attempt === 1) return [{ outcome: 'not_taken' }]
  return settled(request)
}

/** A day as 2026-11-30, so many days from today. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** An amount between ₹150 and ₹2,000 that belongs to the number. */
function invoiced(number: string): number {
  const sum = [...number].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 185_000, 7)
  return 15_000 + sum
}

async function fetchBill({ target, attempt }: BillRequest): Promise<BillAnswer> {
  const behaviour = behaviourOf(target)
  if (behaviour === 'fails') return { outcome: 'failed', reason: 'no_bill_due' }
  if (behaviour === 'neverAnswers') return silence()
  if (behaviour === 'delays' && attempt < 2) return { outcome: 'lost' }
  return {
    outcome: 'fetched',
    amount_paise: behaviour === 'otherAmount' ? -1 : invoiced(target),
    due_on: dayFromNow(5),
    bill_date: dayFromNow(-10),
    bill_number: `SIM-${target.slice(-6)}`,
    customer_name: 'K. Anjali',
  }
}

/** A provider for development and tests: it charges nobody. */
export const simulator: ProviderAdapter = {
  fetchBill,
  pay,
  status: (request) => Promise.resolve(settled(request)),
}
