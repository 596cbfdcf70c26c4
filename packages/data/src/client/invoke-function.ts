import type * as z from 'zod/mini'
import { toAppError } from '../errors/to-app-error.ts'
import { callerHeaders } from './auth.ts'
import { runtimeConfig } from './config.ts'

/**
 * Calls an edge function and checks the shape of its answer.
 *
 * @throws AppError when the function refuses, fails or answers in another shape
 */
export async function invokeFunction<Schema extends z.ZodMiniType>(
  name: string,
  body: Record<string, unknown>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  try {
    const { FunctionsClient } = await import('@supabase/functions-js')
    const { apiUrl } = runtimeConfig()
    const functions = new FunctionsClient(`${apiUrl}/functions/v1`, { headers: await callerHeaders() })
    const { data, error } = await functions.invoke(name, { body })
    if (error) throw error
    return schema.parse(data)
  } catch (problem) {
    throw toAppError(problem)
  }
}
