import { z } from 'zod'

/** A request that the service refuses as it would refuse it. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}

/** Which rows of a list: the newest first, made between two times in seconds since 1970. */
export interface Page {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly skip: number
}

/** The end of a query for a page of a table: its four numbers are $1 to $4. */
export const LISTED = `where created_at between to_timestamp($1::double precision) and to_timestamp($2::double precision)
  order by created_at desc, id limit $3::integer offset $4::integer`

/** The column that dates a row, in seconds since 1970. */
export const SECONDS = 'floor(extract(epoch from created_at)) as seconds'

const whole = (most: number) => z.coerce.number().int().min(0).max(most)
const listQuery = z.object({
  from: whole(4_102_444_800).default(0),
  to: whole(4_102_444_800).default(4_102_444_800),
  count: whole(100).default(10),
  skip: whole(1_000_000).default(0),
})

/** Notes as a request gives them: at most 15 texts by name, or an empty list. */
export const notes = z
  .union([z.record(z.string(), z.string().max(256)), z.tuple([])])
  .optional()
  .transform((given) => (given === undefined || Array.isArray(given) ? {} : given))
  .refine((given) => Object.keys(given).length <= 15)

/** An amount in paise: at least a rupee. */
export const paise = z.number().int().min(100).max(Number.MAX_SAFE_INTEGER)

/** Empty notes come back as a list. */
export const shownNotes = (given: Readonly<Record<string, string>>) =>
  Object.keys(given).length === 0 ? [] : given

/** Reads what was given, or refuses it and says what is wrong. */
export function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(given)
  if (success) return data
  throw new Refused(400, error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}

/** The page of a list that a query asks for. */
export function pageOf(query: URLSearchParams): Page {
  return read(listQuery, Object.fromEntries(query))
}

/** The body of a request, which must be JSON. */
export async function bodyOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await request.text()) || '{}')
  } catch {
    throw new Refused(400, 'The request body is not JSON')
  }
}

/** A list in the services' words. */
export const collection = (items: readonly object[]) => ({ entity: 'collection', count: items.length, items })

/** What is answered under an address that there is not. */
export const notFound = () => new Refused(404, 'The requested URL was not found on the server.')

function refusal(status: number, description: string): Response {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    field: null,
    source: 'business',
    step: 'NA',
    reason: 'NA',
  }
  return Response.json({ error: { ...error, metadata: {} } }, { status })
}

/** What an API does: POST makes, GET finds. */
export interface Answering {
  made(request: Request): Promise<object>
  found(query: URLSearchParams): Promise<object>
}

/**
 * Answers a request to the API of a simulated service.
 *
 * @param account `key id:key secret`, which the request must show
 */
export async function answered(account: string, request: Request, api: Answering): Promise<Response> {
  if (request.headers.get('authorization') !== `Basic ${btoa(account)}`)
    return refusal(401, 'Authentication failed')
  try {
    if (request.method === 'POST') return Response.json(await api.made(request))
    if (request.method !== 'GET') return refusal(405, 'Method not allowed')
    return Response.json(await api.found(new URL(request.url).searchParams))
  } catch (error) {
    if (error instanceof Refused) return refusal(error.status, error.message)
    throw error
  }
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Headers of everything that a simulator serves beside its API. */
export const PLAIN_HEADERS: Readonly<Record<string, string>> = HEADERS

/** A line of text. */
export function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { ...HEADERS, 'content-type': 'text/plain' } })
}
