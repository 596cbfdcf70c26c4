// An invoice or credit note as a PDF file in the reader's language. Body: {order_id?, invoice_id, language};
// without an order it is of the caller's membership. The database is asked as the caller: its customer, the vendor's people and administrators read it, and nobody else.
import { callAsCaller } from '../_shared/call-as-caller.ts'
import { callerOf } from '../_shared/caller.ts'
import { file, refusal, serveJson } from '../_shared/cors.ts'
import { paceOf } from '../_shared/pace.ts'
import { textAt } from '../_shared/upstream.ts'
import { invoiceIn } from './invoice.ts'
import { paperOf } from './paper.ts'
import { WORDS } from './words.ts'

/** How many files one person may have made in a minute. */
const isInPace = paceOf(30, 60_000)

serveJson(async (body, request) => {
  const caller = await callerOf(request)
  if (caller === undefined) return refusal(401, 'sign_in_required', 'Please sign in first.')
  const [order, id, language] = ['order_id', 'invoice_id', 'language'].map((key) => textAt(body, key))
  const load = Object.hasOwn(WORDS, language ?? '') ? WORDS[language ?? ''] : undefined
  if (id === undefined || language === undefined || load === undefined)
    return refusal(400, 'body_invalid', 'Send {order_id?, invoice_id, language}.')
  if (!isInPace(caller)) return refusal(429, 'too_many_changes', 'Wait a minute.')
  const answer =
    order === undefined
      ? await callAsCaller(request, 'membership_invoices', {})
      : await callAsCaller(request, 'order_invoices', { order_id: order })
  if (!answer.ok) {
    const [code = 'unexpected', message = ''] = ['details', 'message'].map((key) => textAt(answer.body, key))
    return refusal(answer.status, code, message)
  }
  const invoice = invoiceIn(answer.body, id)
  if (!invoice) return refusal(404, 'order_not_found', 'There is no such document.')
  const { words } = await load()
  return file(await paperOf(invoice, words, language), 'application/pdf')
})
