import { readField } from '@angadi/domain/read-field.ts'
import type * as z from 'zod/mini'
import { AppError } from '../errors/app-error.ts'
import { isRefusalCode } from '../errors/refusal-codes.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { callerHeaders } from './auth.ts'
import { runtimeConfig } from './config.ts'

/** From this status on the function is at fault, or whom it asks: the same may work later. */
const SERVER_FAULT = 500
const TOO_MANY = 429

/** What a function has refused with: `{error: {code, message}}`, as all of them answer; or that it was not reached. */
async function refusalIn(problem: unknown): Promise<AppError | undefined> {
  const answer = readField(problem, 'context')
  if (answer instanceof Error) return toAppError(answer)
  if (!(answer instanceof Response)) return undefined
  const body: unknown = await answer.json().catch(() => undefined)
  const code = readField(readField(body, 'error'), 'code')
  if (typeof code !== 'string') return undefined
  const isRetryable = answer.status >= SERVER_FAULT || answer.status === TOO_MANY
  return new AppError(code, isRefusalCode(code) ? code : 'something_wrong', isRetryable)
}

/**
 * Calls an edge function and checks the shape of its answer.
 *
 * @param signal ends the wait; without one the network decides
 * @throws AppError when the function refuses, fails or answers in another shape
 */
export async function invokeFunction<Schema extends z.ZodMiniType>(
  name: string,
  body: Record<string, unknown>,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.infer<Schema>> {
  try {
    const { FunctionsClient } = await import('@supabase/functions-js')
    const { apiUrl } = runtimeConfig()
    const functions = new FunctionsClient(`${apiUrl}/functions/v1`, { headers: await callerHeaders() })
    const { data, error } = await functions.invoke(name, { body, ...(signal ? { signal } : {}) })
    if (error) throw error
    return schema.parse(data)
  } catch (problem) {
    throw (await refusalIn(problem)) ?? toAppError(problem)
  }
}
