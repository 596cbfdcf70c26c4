import { z } from 'zod'
import { apiKeyOf, bearerOf, callerOf, roleOfKey } from '../gateway/credentials.ts'
import type { StackDatabase } from '../gateway/database-port.ts'
import type { Claims } from '../gateway/jwt.ts'
import type { Keys } from '../gateway/keys.ts'
import { writePermission } from './authorization.ts'
import type { Hub } from './hub.ts'

const batchSchema = z.object({
  messages: z.array(
    z.object({
      topic: z.string().min(1),
      event: z.string().min(1),
      payload: z.unknown().optional(),
      private: z.boolean().default(false),
    }),
  ),
})

interface AppChrome {
  readonly database: StackDatabase
  readonly keys: Keys
  readonly hub: Hub
}

async function claimsOf(request: Request, url: URL, keys: Keys): Promise<Claims | Response> {
  const apiKey = apiKeyOf(request.headers, url)
  if (apiKey === null || !roleOfKey(apiKey, keys))
    return Response.json({ message: 'Invalid API key' }, { status: 401 })
  const caller = await callerOf(bearerOf(request.headers) ?? apiKey, keys)
  if ('claims' in caller) return caller.claims
  return Response.json({ message: caller.reason }, { status: caller.kind === 'role' ? 403 : 401 })
}

/** POST /realtime/v1/api/broadcast: several messages at once. Those that the caller may not send are dropped, as on Supabase. */
async function sendBatch(request: Request, claims: Claims, around: AppChrome): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = batchSchema.safeParse(body)
  if (!parsed.success) return Response.json({ errors: z.treeifyError(parsed.error) }, { status: 422 })
  for (const { topic, event, payload, private: isPrivate } of parsed.data.messages) {
    const isAllowed = !isPrivate || (await writePermission(around.database, topic, claims)).broadcast
    if (isAllowed) around.hub.publish(topic, isPrivate, { event, payload })
  }
  return new Response(null, { status: 202 })
}

/** POST /realtime/v1/api/broadcast/<topic>/events/<event>: one message, JSON or bytes. */
async function sendOne(request: Request, url: URL, claims: Claims, around: AppChrome): Promise<Response> {
  const [topic = '', event = ''] = url.pathname
    .replace(/^\/realtime\/v1\/api\/broadcast\//, '')
    .split('/events/')
    .map(decodeURIComponent)
  if (topic === '' || event === '') return Response.json({ message: 'Not found' }, { status: 404 })
  const isPrivate = url.searchParams.get('private') === 'true'
  if (isPrivate && !(await writePermission(around.database, topic, claims)).broadcast)
    return Response.json({ message: 'Unauthorized' }, { status: 403 })
  const isBinary = request.headers.get('content-type')?.startsWith('application/octet-stream') === true
  const payload: unknown = isBinary
    ? new Uint8Array(await request.arrayBuffer())
    : await request.json().catch(() => undefined)
  if (payload === undefined) return Response.json({ message: 'The body is not JSON' }, { status: 422 })
  around.hub.publish(topic, isPrivate, { event, payload })
  return new Response(null, { status: 202 })
}

/** Broadcasts over HTTP, for senders that hold no socket. */
export async function httpBroadcast(request: Request, url: URL, around: AppChrome): Promise<Response> {
  if (request.method !== 'POST') return Response.json({ message: 'Method not allowed' }, { status: 405 })
  const claims = await claimsOf(request, url, around.keys)
  if (claims instanceof Response) return claims
  return url.pathname === '/realtime/v1/api/broadcast'
    ? sendBatch(request, claims, around)
    : sendOne(request, url, claims, around)
}
