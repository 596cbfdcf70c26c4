import type { Catalog } from './catalog/catalog.ts'
import { parseQueryString, type QueryString } from './grammar/query-string.ts'
import { type AnswerFormat, answerFormat } from './media-type.ts'
import { type Preferences, parsePreferences } from './preferences.ts'
import { RestError } from './rest-error.ts'

/** A request to a table, view or function, read but not yet looked up. */
export interface RestRequest {
  readonly method: string
  readonly target: { readonly kind: 'relation' | 'function'; readonly name: string }
  readonly schema: string
  /** Whether the client named the schema. */
  readonly isSchemaNamed: boolean
  readonly query: QueryString
  readonly preferences: Preferences
  readonly format: AnswerFormat
  readonly contentType: string
  readonly body: string
  /** The rows asked for by the header `Range`, which limit and offset are added to. */
  readonly range: { readonly offset: number; readonly limit: number | undefined } | undefined
}

/** A statement with what the answer is made from. */
export interface Looked {
  readonly catalog: Catalog
  readonly request: RestRequest
  readonly maxRows: number
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

function targetOf(pathname: string): RestRequest['target'] {
  const [first = '', second, ...others] = decodeURIComponent(pathname.replace(/^\/rest\/v1\//, ''))
    .replace(/\/$/, '')
    .split('/')
  if (others.length === 0 && first === 'rpc' && second) return { kind: 'function', name: second }
  if (second === undefined && first !== '') return { kind: 'relation', name: first }
  throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
}

function schemaOf({ method, headers }: Request, schemas: readonly string[]) {
  const named = headers.get(isRead(method) ? 'accept-profile' : 'content-profile')
  const schema = named ?? schemas[0] ?? 'public'
  if (schemas.includes(schema)) return { schema, isSchemaNamed: named !== null }
  throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}

function rangeOf({ method, headers }: Request): RestRequest['range'] {
  const [, from, to] = (isRead(method) ? headers.get('range') : null)?.match(/^(\d{1,15})-(\d{0,15})$/) ?? []
  if (from === undefined || to === undefined) return undefined
  const offset = Number(from)
  if (to === '') return { offset, limit: undefined }
  if (Number(to) < offset)
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    })
  return { offset, limit: Number(to) - offset + 1 }
}

/**
 * Reads a request of REST.
 *
 * @param schemas the exposed ones; the first is meant where none is named
 * @throws RestError for whatever cannot be read
 */
export async function readRestRequest(
  request: Request,
  url: URL,
  schemas: readonly string[],
): Promise<RestRequest> {
  const { method, headers } = request
  const target = targetOf(url.pathname)
  const isFunction = target.kind === 'function'
  if (isFunction && !isRead(method) && method !== 'POST')
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  if (!isRead(method) && !['POST', 'PATCH', 'DELETE'].includes(method))
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  const contentType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'application/json'
  const isBytes = contentType === 'application/octet-stream'
  const body = isRead(method)
    ? ''
    : isBytes
      ? `\\x${Buffer.from(await request.arrayBuffer()).toString('hex')}`
      : await request.text()
  return {
    method,
    target,
    ...schemaOf(request, schemas),
    query: parseQueryString(url.searchParams, isFunction && isRead(method)),
    preferences: parsePreferences(headers.get('prefer')),
    format: answerFormat(headers.get('accept')),
    contentType,
    body,
    range: rangeOf(request),
  }
}
