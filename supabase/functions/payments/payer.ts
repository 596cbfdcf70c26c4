import { callDatabase } from '../_shared/call-database.ts'
import { textAt } from '../_shared/upstream.ts'
import { LINK, type Subject } from './request.ts'

/** Who is asked to pay, and for what. */
export interface Payer {
  /** Whose subject it is. */
  readonly customer: string
  readonly subject: Subject
  /** Whether somebody else pays it, who is told nothing of the customer. */
  readonly isByLink: boolean
}

/**
 * The payer of a subject: whoever is signed in, or whoever holds a link to it.
 *
 * @returns undefined for a guest without a link
 * @throws DatabaseRefused for a link that leads nowhere
 */
export async function payerOf(caller: string | undefined, subject: Subject): Promise<Payer | undefined> {
  if (subject.purpose !== LINK)
    return caller === undefined ? undefined : { customer: caller, subject, isByLink: false }
  const answer = await callDatabase('gateway_link_subject', { token: subject.id })
  const [customer, purpose, id] = ['customer', 'purpose', 'subject_id'].map((name) => textAt(answer, name))
  if (customer === undefined || purpose === undefined || id === undefined)
    throw new Error('gateway_link_subject answered what could not be read')
  return { customer, subject: { purpose, id }, isByLink: true }
}
