import { z } from 'zod'
import { appliedPreferences } from './preferences.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import { MAX_ANSWER } from './sql/answer-sql.ts'
import type { Statement } from './statement.ts'

/** The one row of a statement. */
export interface Outcome {
  readonly rows: number
  /** Without limit and offset; undefined where it was not asked for. */
  readonly total: number | undefined
  readonly body: string
  /** What the function set in `response.headers` and `response.status`. */
  readonly headers: string | null
  readonly status: string | null
  readonly inserted: number | undefined
}

/** Reads the row of texts that `Statement` describes. */
export function outcomeOf(row: readonly (string | null)[]): Outcome {
  const [rows, total, body, headers, status, inserted] = row
  return {
    rows: Number(rows ?? 0),
    total: total === null || total === undefined ? undefined : Number(total),
    body: body ?? '',
    headers: headers ?? null,
    status: status ?? null,
    inserted: inserted === null || inserted === undefined ? undefined : Number(inserted),
  }
}

/**
 * The error of a result that the request does not allow; the work of the statement is then rolled back.
 *
 * @returns undefined where the result is as asked for
 */
export function refusalOf(
  { format, method, preferences, target }: RestRequest,
  statement: Statement,
  { rows, body }: Outcome,
): RestError | undefined {
  if (statement.isReadOnly && body.length > MAX_ANSWER)
    return new RestError(413, 'PGRST100', 'The answer is longer than 8 MiB', {
      hint: 'Select fewer columns or rows, or read it in pages.',
    })
  const { maxAffected, handling } = preferences
  if (format.isSingular && rows !== 1 && !(target.kind === 'relation' && isQuietWrite(method, preferences)))
    return new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    })
  if (handling !== 'strict' || maxAffected === undefined) return undefined
  if (target.kind === 'function' && !statement.isSet)
    return new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    )
  const isCounted = target.kind === 'function' || method === 'PATCH' || method === 'DELETE'
  return isCounted && rows > maxAffected
    ? new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
        details: `The query affects ${rows} rows`,
      })
    : undefined
}

function isQuietWrite(method: string, preferences: RestRequest['preferences']): boolean {
  return method !== 'GET' && method !== 'HEAD' && preferences.return !== 'representation'
}

/** Whether the statement's result decides if its work stays. */
export function needsJudging(request: RestRequest, { isReadOnly }: Statement): boolean {
  const { format, preferences } = request
  return !isReadOnly && (format.isSingular || preferences.handling === 'strict')
}

const setHeaders = z.array(z.record(z.string(), z.string()))

function overriddenHeaders(text: string | null): readonly (readonly [string, string])[] {
  if (text === null) return []
  try {
    return setHeaders.parse(JSON.parse(text)).flatMap((pairs) => Object.entries(pairs))
  } catch {
    throw new RestError(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    )
  }
}

function overriddenStatus(text: string | null): number | undefined {
  if (text === null) return undefined
  const status = Number(text)
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

function rangeText(first: number, last: number, total: number | undefined): string {
  return `${last < first ? '*' : `${first}-${last}`}/${total ?? '*'}`
}

function ofRows(request: RestRequest, { offset, isVoid }: Statement, outcome: Outcome) {
  const { rows, total } = outcome
  const last = offset + rows - 1
  if (total !== undefined && offset > total)
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'content-range': rangeText(1, 0, total) },
    })
  const isPart = total !== undefined && rows < total
  return {
    status: isVoid ? 204 : isPart ? 206 : 200,
    range: rangeText(offset, last, total),
    hasBody: !isVoid && request.method !== 'HEAD',
  }
}

function ofWrite({ method, preferences }: RestRequest, { rows, total, inserted }: Outcome) {
  const hasBody = preferences.return === 'representation'
  const quiet = method === 'POST' ? 201 : 204
  const isMerged = method === 'POST' && inserted === 0
  return {
    status: isMerged ? 200 : hasBody && method !== 'POST' ? 200 : quiet,
    range: method === 'PATCH' ? rangeText(0, rows - 1, total) : rangeText(1, 0, total),
    hasBody,
  }
}

/**
 * The answer to a request that went well.
 *
 * @throws RestError PGRST103 beyond the last row, PGRST111 and PGRST112 for what a function has set wrongly
 */
export function answerOf(request: RestRequest, statement: Statement, outcome: Outcome): Response {
  const isWrite = request.target.kind === 'relation' && !['GET', 'HEAD'].includes(request.method)
  const { status, range, hasBody } = isWrite ? ofWrite(request, outcome) : ofRows(request, statement, outcome)
  const headers = new Headers({ 'content-range': range })
  const applied = appliedPreferences(request.preferences, isWrite)
  if (applied !== undefined) headers.set('preference-applied', applied)
  if (hasBody || request.method === 'HEAD') headers.set('content-type', request.format.contentType)
  if (request.isSchemaNamed) headers.set('content-profile', request.schema)
  for (const [name, value] of overriddenHeaders(outcome.headers)) headers.set(name, value)
  const answered = overriddenStatus(outcome.status) ?? status
  const mayHaveBody = hasBody && ![204, 205, 304].includes(answered)
  return new Response(mayHaveBody ? outcome.body : null, { status: answered, headers })
}
