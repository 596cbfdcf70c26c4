import { z } from 'zod'
import { RestError } from './rest-error.ts'

const text = z.string().nullish()
const postgresSchema = z.object({ code: z.string(), message: text, detail: text, hint: text })

/** Statuses by SQLSTATE, or by its class where the state itself is not listed (PostgREST, Errors from PostgreSQL). */
const STATUS_BY_STATE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '53400': 500,
  '57014': 504,
  '57P01': 503,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  P0001: 400,
  '21000': 500,
}
const STATUS_BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

function statusOf(state: string, message: string, isSignedIn: boolean): number {
  if (state === '42501') return isSignedIn ? 403 : 401
  if (state === '21000' && message.endsWith('requires a WHERE clause')) return 400
  if (state === '22023' && /^role .* does not exist$/.test(message)) return 401
  const [, own] = /^PT(\d{3})$/.exec(state) ?? []
  if (own !== undefined) return Number(own) >= 200 && Number(own) <= 599 ? Number(own) : 500
  if (state.startsWith('PT')) return 500
  return STATUS_BY_STATE[state] ?? STATUS_BY_CLASS[state.slice(0, 2)] ?? 400
}

const ownMessage = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const ownDetail = z.object({
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.string()),
})

function json(given: string | null | undefined): unknown {
  try {
    return JSON.parse(given ?? '')
  } catch {
    return undefined
  }
}

/** `raise sqlstate 'PGRST'`: message and detail are the whole answer, as JSON. */
function ownAnswer(message: string, detail: string | null | undefined): RestError {
  const body = ownMessage.safeParse(json(message))
  const answer = ownDetail.safeParse(json(detail))
  if (!body.success || !answer.success)
    return new RestError(500, 'PGRST121', `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
      hint: body.success
        ? `DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.`
        : `MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.`,
    })
  const { code, details, hint } = body.data
  const { status, headers } = answer.data
  return new RestError(status, code, body.data.message, { details, hint: hint ?? null, headers })
}

/**
 * What Postgres refused, as PostgREST tells it.
 *
 * @param isSignedIn whether the caller has a session: without one, a missing privilege is 401 and not 403
 * @returns undefined for what is no error of Postgres
 */
export function fromPostgres(error: unknown, isSignedIn: boolean): RestError | undefined {
  const parsed = postgresSchema.safeParse(error)
  if (!parsed.success || !/^[0-9A-Z]{5}$/.test(parsed.data.code)) return undefined
  const { code, detail, hint } = parsed.data
  const message = parsed.data.message ?? ''
  if (code === 'PGRST') return ownAnswer(message, detail)
  const status = statusOf(code, message, isSignedIn)
  return new RestError(status, code, message, {
    details: detail ?? null,
    hint: hint ?? null,
    ...(status === 401 ? { headers: { 'www-authenticate': 'Bearer' } } : {}),
  })
}
