// Opens a page of a paper for its owner or its reviewer, or of an appeal: an address that lives a minute. The database
// decides and keeps who has opened it. Body: {document_id, page} or {measure_id, page}. Answer: {path}, below the
// address of the project.
import { apiKeys } from '../_shared/api-keys.ts'
import { callAsCaller } from '../_shared/call-as-caller.ts'
import { json, servePost } from '../_shared/cors.ts'
import { textAt, valueAt } from '../_shared/upstream.ts'

/** How long an address works, in seconds: an opening is one look, and the next is logged again. */
const ADDRESS_SECONDS = 60

servePost(async (request) => {
  const body: unknown = await request.json()
  const api = Deno.env.get('SUPABASE_URL')
  const keys = apiKeys(Deno.env)
  const [measure, page] = [textAt(body, 'measure_id'), valueAt(body, 'page')]
  // As the caller: the database decides whether they may look.
  const {
    ok,
    status,
    body: answer,
  } = await (measure === undefined
    ? callAsCaller(request, 'open_document', { document_id: textAt(body, 'document_id'), page })
    : callAsCaller(request, 'open_appeal_page', { measure_id: measure, page }))
  if (!ok || typeof answer !== 'string') return json(answer, ok ? 500 : status)
  const signed = await fetch(`${api}/storage/v1/object/sign/provider-documents/${answer}`, {
    method: 'POST',
    headers: { ...keys.secretHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: ADDRESS_SECONDS }),
  })
  const address = textAt(await signed.json(), 'signedURL')
  if (!signed.ok || address === undefined) throw new Error(`Storage answered ${signed.status}`)
  return json({ path: `/storage/v1${address}` })
})
